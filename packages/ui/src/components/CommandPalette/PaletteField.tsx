'use client';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
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
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

export function PaletteField({ placeholder, isLoading, composition, onKeyDown, onCancel }: PaletteFieldProps) {
  const text = useUiText();
  const guard = useImeGuard();
  return (
    <div
      className={field}
      {...guard}
      {...composition}
      onKeyDownCapture={(event) => {
        guard.onKeyDownCapture(event);
        // The list takes its keys before they come up to here.
        if (!event.isPropagationStopped()) onKeyDown(event);
      }}
    >
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
