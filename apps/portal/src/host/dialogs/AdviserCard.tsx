import type { Adviser } from '@hengce/api';
import { Icon, IconButton, Text, useCopy } from '@hengce/ui';
import { Copy, Phone } from 'lucide-react';
import { text } from '../../text';
import { adviser as adviserClass, phone as phoneClass } from './dialogs.css';

/** Name and phone number of the sales adviser (顾问), with a button that copies the number. */
export function AdviserCard({ adviser }: { adviser: Adviser }) {
  const words = text.adviser;
  const copy = useCopy();
  return (
    <div className={adviserClass}>
      <Text variant="strong">{words.name(adviser.name)}</Text>
      <span className={phoneClass}>
        <Icon icon={Phone} size="sm" />
        {adviser.phone}
        <IconButton
          size="sm"
          label={words.copy}
          icon={<Icon icon={Copy} size="sm" />}
          onPress={() => void copy(adviser.phone)}
        />
      </span>
    </div>
  );
}
