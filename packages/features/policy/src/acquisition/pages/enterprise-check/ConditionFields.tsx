'use client';
import type { FirmDirectory } from '@hengce/api';
import { Icon, IconButton, SearchableSelect, Select } from '@hengce/ui';
import { X } from 'lucide-react';
import { ConditionValue } from './ConditionValue';
import { type ConditionDraft, fieldsOf, withField } from './conditionDrafts';
import { conditionRow, fieldCell, operatorCell, valueCell } from './EnterpriseCheckPage.css';
import { useEnterpriseCheckText } from './text';

export interface ConditionFieldsProps {
  directory: FirmDirectory;
  draft: ConditionDraft;
  /** Number of the condition, from 1. */
  index: number;
  errorMessage: string | undefined;
  onChange: (draft: ConditionDraft) => void;
  onRemove: () => void;
}

/** Fields of one condition: fact, operator and value. */
export function ConditionFields({ directory, draft, index, errorMessage, onChange, onRemove }: ConditionFieldsProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const field = fieldsOf(directory).find(({ key }) => key === draft.key);
  const operators = field?.operators ?? [];
  return (
    <div className={conditionRow}>
      <div className={fieldCell}>
        <SearchableSelect
          label={text.field(index)}
          isLabelHidden
          placeholder={text.fieldPlaceholder}
          items={directory.groups.flatMap(({ groupName, fields }) =>
            fields.map(({ key, label, period, known }) => ({
              id: key,
              label: text.fieldLabel(label, period),
              description: text.known(groupName, known),
            })),
          )}
          selectedKey={draft.key}
          onSelectionChange={(key) =>
            onChange(
              withField(
                draft,
                fieldsOf(directory).find((each) => each.key === key),
              ),
            )
          }
        />
      </div>
      {field && operators.length > 1 ? (
        <div className={operatorCell}>
          <Select
            label={text.compare(index)}
            isLabelHidden
            items={operators.map((id) => ({
              id,
              label: (field.type === 'date' ? text.dateOperator[id] : undefined) ?? text.operator[id],
            }))}
            selectedKey={draft.operator}
            onSelectionChange={(id) => onChange({ ...draft, operator: operators.find((one) => one === id) ?? null })}
          />
        </div>
      ) : null}
      {field ? (
        <div className={valueCell}>
          <ConditionValue field={field} draft={draft} index={index} errorMessage={errorMessage} onChange={onChange} />
        </div>
      ) : null}
      <IconButton label={text.removeCondition(index)} icon={<Icon icon={X} />} onPress={onRemove} />
    </div>
  );
}
