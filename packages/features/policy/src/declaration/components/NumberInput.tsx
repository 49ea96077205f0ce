'use client';
import type { MatchQuestion } from '@hengce/api';
import { exactNumber } from '@hengce/text';
import { TextField, type TextFieldProps } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../shared/components/match/text';
import { readTyped, toTyped } from '../../shared/model/answers';

export interface NumberInputProps
  extends Pick<TextFieldProps, 'label' | 'isOptional' | 'isPrefilled' | 'errorMessage' | 'description' | 'labelAction'>,
    Pick<MatchQuestion, 'unit' | 'unitName'> {
  value: number | null;
  onChange: (value: number | null) => void;
  onLeave?: () => void;
  /** Text that could not be read when the field was shown before. */
  unread?: string | undefined;
  /** Called with text that cannot be read, and with null when there is none any more. */
  onUnread?: (text: string | null) => void;
}

/** Field for a number as people write it, such as 1,800万. Text that cannot be read completely is no value, and the field says so. */
export function NumberInput({
  value,
  unit,
  unitName,
  onChange,
  onLeave,
  unread,
  onUnread,
  ...texts
}: NumberInputProps) {
  const words = useMatchText().match;
  const [draft, setDraft] = useState(unread);
  const [isLeft, setLeft] = useState(unread !== undefined);
  const kept = value === null ? '' : exactNumber(toTyped({ unit }, value));
  const read = (written: string) => readTyped({ unit, unitName }, written);
  const isUnread = draft !== undefined && draft.trim() !== '' && read(draft) === null;
  const shown = (draft ?? '').trim().slice(0, 20);
  return (
    <TextField
      {...texts}
      errorMessage={
        isLeft && isUnread ? (unit === 'money' ? words.notMoney(shown) : words.notNumber(shown)) : texts.errorMessage
      }
      inputMode={unit === 'int' ? 'numeric' : 'decimal'}
      autoComplete="off"
      suffix={unit === 'money' ? words.tenThousand : unit === 'ratio' ? words.percent : unitName}
      value={draft ?? kept}
      onChange={(written) => {
        setDraft(written);
        setLeft(false);
        const next = written.trim() === '' ? null : read(written);
        const isRead = next !== null || written.trim() === '';
        onUnread?.(isRead ? null : written);
        if (isRead) onChange(next);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isUnread) setDraft(undefined);
        onLeave?.();
      }}
    />
  );
}
