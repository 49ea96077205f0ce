'use client';
import type { EvaluationKind, RuleYear } from '@hengce/api';
import { Button } from '@hengce/ui';
import { headActions, muted } from './Evaluation.css';
import { useEvaluationText } from './text';
import { useSaveEvaluation } from './useSaveEvaluation';

export function SaveAction({
  kind,
  rules,
  enterpriseId,
}: {
  kind: EvaluationKind;
  rules?: RuleYear;
  enterpriseId: string;
}) {
  const text = useEvaluationText().evaluation;
  const { save, isSaving } = useSaveEvaluation(kind, rules);
  return (
    <div className={headActions}>
      <Button variant="primary" isPending={isSaving} onPress={() => void save(enterpriseId)}>
        {text.save}
      </Button>
      <span className={muted}>{text.cost}</span>
    </div>
  );
}
