'use client';
import type { MatchCondition } from '@hengce/api';
import { ConditionTable } from '@hengce/ui';
import type { Confirm } from './Confirm';
import { conditionRow } from './conditionRow';
import { useRowContext } from './useRowContext';

export interface ConditionRowsProps {
  label: string;
  conditions: readonly MatchCondition[];
  /** Confirms conditions; absent for readers only. */
  confirm?: Confirm;
  /** Key of the report's item that the conditions belong to. */
  item?: string;
}

/**
 * Conditions with their clauses, the enterprise's values and their sources; those that only a person can decide are
 * asked in their row.
 */
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
