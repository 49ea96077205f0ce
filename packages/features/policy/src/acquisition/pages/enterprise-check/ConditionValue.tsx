'use client';
import type { FirmField } from '@hengce/api';
import { DatePicker, SearchableSelect, SegmentedControl, Tag, TextField } from '@hengce/ui';
import { useState } from 'react';
import type { ConditionDraft } from './conditionDrafts';
import { chosenTags, part } from './EnterpriseCheckPage.css';
import { useEnterpriseCheckText } from './text';

export interface ConditionValueProps {
  field: FirmField;
  draft: ConditionDraft;
  index: number;
  errorMessage: string | undefined;
  onChange: (draft: ConditionDraft) => void;
}

/** Field of a condition's value, by the type of its fact. */
export function ConditionValue({ field, draft, index, errorMessage, onChange }: ConditionValueProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const label = text.value(index);
  const set = (typed: string) => onChange({ ...draft, typed });
  switch (field.type) {
    case 'bool':
      return (
        <SegmentedControl
          label={label}
          selectedKey={draft.typed}
          onSelectionChange={set}
          items={[
            { id: 'true', label: text.yes },
            { id: 'false', label: text.no },
          ]}
        />
      );
    case 'enum':
      return (
        <SomeOf
          field={field}
          label={label}
          chosen={draft.chosen}
          errorMessage={errorMessage}
          onChange={(chosen) => onChange({ ...draft, chosen })}
        />
      );
    case 'date':
      return (
        <DatePicker
          label={label}
          isLabelHidden
          value={draft.typed || null}
          errorMessage={errorMessage}
          onChange={(day) => set(day ?? '')}
        />
      );
    default:
      return (
        <TextField
          label={label}
          isLabelHidden
          inputMode={field.type === 'int' ? 'numeric' : 'decimal'}
          autoComplete="off"
          suffix={field.type === 'money' ? text.valueUnit : field.type === 'ratio' ? text.percent : field.unit}
          value={draft.typed}
          onChange={set}
          errorMessage={errorMessage}
        />
      );
  }
}

interface SomeOfProps {
  field: FirmField;
  label: string;
  chosen: readonly string[];
  errorMessage: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Field for several of many options: each is found by typing, and stands below as a tag. */
function SomeOf({ field, label, chosen, errorMessage, onChange }: SomeOfProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  // A new field for the next option: one that was chosen does not stay in it.
  const [turn, setTurn] = useState(0);
  const left = field.options.filter((option) => !chosen.includes(option));
  return (
    <div className={part}>
      <SearchableSelect
        key={turn}
        label={label}
        isLabelHidden
        placeholder={text.choose}
        errorMessage={errorMessage}
        items={left.map((option) => ({ id: option, label: option }))}
        onSelectionChange={(option) => {
          if (option === null) return;
          onChange([...chosen, option]);
          setTurn(turn + 1);
        }}
      />
      {chosen.length > 0 ? (
        <div className={chosenTags}>
          {chosen.map((option) => (
            <Tag key={option} onRemove={() => onChange(chosen.filter((each) => each !== option))}>
              {option}
            </Tag>
          ))}
        </div>
      ) : null}
    </div>
  );
}
