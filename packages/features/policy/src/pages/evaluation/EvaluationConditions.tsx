'use client';
import type { MatchCondition } from '@hengce/api';
import { ConditionTable } from '@hengce/ui';
import { conditionRow } from '../match-report/conditionRow';
import type { Confirm } from '../match-report/useConfirm';
import { useRowContext } from '../match-report/useRowContext';

export interface EvaluationConditionsProps {
  label: string;
  conditions: readonly MatchCondition[];
  /** Absent in a kept report. */
  confirm?: Confirm;
}

/** Every condition with its clause, the own value and where that is from. */
export function EvaluationConditions({ label, conditions, confirm }: EvaluationConditionsProps) {
  const context = useRowContext(confirm);
  return (
    <ConditionTable
      label={label}
      conditions={conditions.map((condition) => conditionRow(condition, context))}
      onAnswer={(id, answer) => {
        const questionId = conditions.find((condition) => condition.id === id)?.questionId;
        if (questionId) confirm?.say(questionId, answer === 'holds', '');
      }}
    />
  );
}
