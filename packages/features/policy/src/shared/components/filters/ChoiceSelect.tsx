'use client';
import { Select } from '@hengce/ui';

export interface ChoiceSelectProps {
  label: string;
  /** What it says where nothing is chosen. */
  any: string;
  choices: readonly { value: string; name: string; count: number }[];
  withCount: (name: string, count: number) => string;
  /** The value that is chosen; empty for none. */
  chosen: string;
  onChange: (value: string) => void;
}

/** One of what a list can be narrowed to, each with how many there are. */
export function ChoiceSelect({ label, any, choices, withCount, chosen, onChange }: ChoiceSelectProps) {
  // A choice that finds nothing can still be taken back.
  const isGone = chosen !== '' && choices.every(({ value }) => value !== chosen);
  const shown = isGone ? [...choices, { value: chosen, name: chosen, count: 0 }] : choices;
  return (
    <Select
      label={label}
      isLabelHidden
      selectedKey={chosen || 'any'}
      onSelectionChange={(id) => onChange(id === 'any' ? '' : id)}
      items={[
        { id: 'any', label: any },
        ...shown.map(({ value, name, count }) => ({ id: value, label: withCount(name, count) })),
      ]}
    />
  );
}
