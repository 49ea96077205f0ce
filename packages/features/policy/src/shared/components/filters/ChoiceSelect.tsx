'use client';
import { Select } from '@hengce/ui';

export interface ChoiceSelectProps {
  label: string;
  /** Words for no choice. */
  any: string;
  choices: readonly { value: string; name: string; count: number }[];
  withCount: (name: string, count: number) => string;
  /** Chosen value; empty for none. */
  chosen: string;
  onChange: (value: string) => void;
}

/** Select of one filter value, each with its number of hits. */
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
