'use client';
import type { MatchCondition } from '@hengce/api';
import { ConditionTable } from '@hengce/ui';
import type { Confirm } from './Confirm';
import { conditionRow } from './conditionRow';
import { useRowContext } from './useRowContext';

export interface ConditionRowsProps {
  label: string;
  conditions: readonly MatchCondition[];
  /** Absent for those who only read. */
  confirm?: Confirm;
  /** The item of a report that the conditions belong to. */
  item?: string;
}

/** Every condition with its clause, the own value and where that is from; what only a person knows is asked in its line. */
export function ConditionRows({ label, conditions, confirm, item = '' }: ConditionRowsProps) {
  const context = useRowContext(confirm);
  return (
    <ConditionTable
      label={label}
      conditions={conditions.map((condition) => conditionRow(condition, context))}
      onAnswer={(id, answer) => {
        const questionId = conditions.find((condition) => condition.id === id)?.questionId;
        if (questionId) confirm?.say(questionId, answer === 'holds', item);
      }}
    />
  );
}
