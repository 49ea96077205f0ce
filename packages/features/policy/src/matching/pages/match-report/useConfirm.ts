'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Confirm } from '../../../shared/components/conditions/Confirm';
import { matchMutations, matchQueries, reportListKey } from '../../../shared/data/match';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { useMatchReportText } from './text';

/**
 * Confirmation of a condition in a report: `say` saves an answer (null withdraws it), with undo, and opens the new
 * report in place of this one.
 */
export function useConfirm(reportId: string): Confirm {
  const text = useMatchReportText().matchReport;
  const { api, navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation(matchMutations(api).confirm);
  const say: Confirm['say'] = (questionId, holds, item) =>
    mutate(
      { reportId, questionId, holds },
      {
        onSuccess(report) {
          client.setQueryData(matchQueries(api).report(report.id).queryKey, report);
          void client.invalidateQueries({ queryKey: reportListKey });
          navigate(hrefs.matchReport(report.id, { item }, report.variant), { replace: true, keepScroll: true });
          // Also a slip of the finger has consequences.
          toast(
            holds === null ? text.retracted : text.confirmed,
            holds === null ? {} : { action: { label: text.undo, onPress: () => say(questionId, null, item) } },
          );
        },
        onError(error) {
          if (error.kind === 'session-expired') return;
          toast(text.notConfirmed(error.message), {
            tone: 'error',
            action: { onPress: () => say(questionId, holds, item) },
          });
        },
      },
    );
  return { pending: isPending ? variables : undefined, say };
}
