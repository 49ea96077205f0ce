'use client';
import type { MatchVariant } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMatchText } from '../../shared/components/match/text';
import { matchMutations, matchQueries, reportListKey } from '../../shared/data/match';
import { useChargedAction } from '../../shared/hooks/useChargedAction';
import { usePolicyHrefs } from '../../shared/hrefs';

/**
 * Function `start` that creates a report, which costs a use, and opens it, with the changes since the report `before`;
 * and whether it is running.
 */
export function useRunMatch(variant: MatchVariant = 'general') {
  const text = useMatchText().match.run;
  const { api, navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(matchMutations(api).run);
  const { run, isRunning } = useChargedAction('match', text);

  const start = (enterpriseId: string, before?: string): Promise<void> =>
    run(
      (idempotencyKey) => mutateAsync({ enterpriseId, variant, idempotencyKey }),
      (report) => {
        client.setQueryData(matchQueries(api).report(report.id).queryKey, report);
        void client.invalidateQueries({ queryKey: reportListKey });
        navigate(hrefs.matchReport(report.id, before && before !== report.id ? { before } : {}, variant));
      },
    );
  return { start, isRunning };
}
