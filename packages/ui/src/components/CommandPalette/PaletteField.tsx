'use client';
import { Search } from 'lucide-react';
import { Input, TextField } from 'react-aria-components';
import { useImeGuard } from '../../ime';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { Spinner } from '../Progress';
import { cancel, escapeKey, field, fieldIcon, fieldInner, input } from './CommandPalette.css';
import type { useComposedQuery } from './useComposedQuery';

interface PaletteFieldProps {
  placeholder: string;
  isLoading: boolean;
  composition: ReturnType<typeof useComposedQuery>['composition'];
  onCancel: () => void;
}

export function PaletteField({ placeholder, isLoading, composition, onCancel }: PaletteFieldProps) {
  const text = useUiText();
  const guard = useImeGuard();
  return (
    <div className={field} {...guard} {...composition}>
      <span className={fieldIcon}>{isLoading ? <Spinner size="md" /> : <Icon icon={Search} size="lg" />}</span>
      <TextField aria-label={text.commandPalette} className={fieldInner} autoFocus>
        <Input className={input} placeholder={placeholder} enterKeyHint="go" />
      </TextField>
      <span className={escapeKey} aria-hidden="true">
        <Kbd>Esc</Kbd>
      </span>
      <span className={cancel}>
        <Button variant="quiet" onPress={onCancel}>
          {text.cancel}
        </Button>
      </span>
    </div>
  );
}
