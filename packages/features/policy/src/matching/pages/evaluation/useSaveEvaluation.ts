'use client';
import type { EvaluationKind, RuleYear } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { evaluationMutations, evaluationQueries, reviewListKey } from '../../../shared/data/evaluation';
import { useChargedAction } from '../../../shared/hooks/useChargedAction';
import { useEvaluationHrefs } from '../../hooks/useEvaluationHrefs';
import { useEvaluationText } from './text';

/** Function `save` that saves the evaluation as a report, which costs a use, and opens it; and whether it is running. */
export function useSaveEvaluation(kind: EvaluationKind, rules?: RuleYear) {
  const text = useEvaluationText().evaluation;
  const { api, navigate } = useFeatureHost();
  const hrefs = useEvaluationHrefs();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(evaluationMutations(api).save);
  const { run, isRunning } = useChargedAction('evaluation', { kept: text.kept, failed: text.saveFailed });

  const save = (enterpriseId: string): Promise<void> =>
    run(
      (idempotencyKey) => mutateAsync({ enterpriseId, kind, idempotencyKey, ...(rules ? { rules } : {}) }),
      (saved) => {
        client.setQueryData(evaluationQueries(api).saved(saved.id).queryKey, saved);
        void client.invalidateQueries({ queryKey: reviewListKey });
        toast(text.saved);
        navigate(hrefs[kind === 'highTech' ? 'companyEvaluating' : 'specialization'](saved.id));
      },
    );
  return { save, isSaving: isRunning };
}
