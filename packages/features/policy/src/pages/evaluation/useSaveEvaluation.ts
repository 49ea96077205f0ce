'use client';
import { createRequestKey, type EvaluationKind, isApiError, type RuleYear } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { evaluationMutations, evaluationQueries, reviewListKey } from '../../data/evaluation';
import { useEvaluationText } from './text';
import { useEvaluationHrefs } from './useEvaluationHrefs';

/** The server has said no: the use was given back, and the next try is another one. */
const isRefused = (error: unknown) => isApiError(error) && ['rejected', 'quota-exhausted'].includes(error.kind);

/** Keeps the evaluation as a report, which costs a use, and goes to it. */
export function useSaveEvaluation(kind: EvaluationKind, rules?: RuleYear) {
  const text = useEvaluationText().evaluation;
  const { api, navigate, reserveUse } = useFeatureHost();
  const hrefs = useEvaluationHrefs();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(evaluationMutations(api).save);
  const unanswered = useRef<string>(undefined);
  const [isSaving, setSaving] = useState(false);

  const save = async (enterpriseId: string): Promise<void> => {
    setSaving(true);
    try {
      const reserved = reserveUse ? () => reserveUse('evaluation', { kept: text.kept }) : createRequestKey;
      const idempotencyKey = unanswered.current ?? (await reserved());
      // The host has said that no use is left.
      if (idempotencyKey === null) return;
      unanswered.current = idempotencyKey;
      const saved = await mutateAsync({ enterpriseId, kind, idempotencyKey, ...(rules ? { rules } : {}) });
      unanswered.current = undefined;
      client.setQueryData(evaluationQueries(api).saved(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: reviewListKey });
      toast(text.saved);
      navigate(hrefs[kind === 'highTech' ? 'companyEvaluating' : 'specialization'](saved.id));
    } catch (error) {
      if (isRefused(error)) unanswered.current = undefined;
      if (!isApiError(error)) throw error;
      if (error.kind === 'session-expired') return;
      toast(text.saveFailed(error.message), { tone: 'error', action: { onPress: () => void save(enterpriseId) } });
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
