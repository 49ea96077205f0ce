'use client';
import { createRequestKey, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { matchMutations, matchQueries, reportListKey } from '../../data/match';
import { usePolicyHrefs } from '../../hrefs';
import { useMatchText } from './text';

/** The server has said no: the use was given back, and the next run is another one. Otherwise the same run is asked for again. */
const isRefused = (error: unknown) => isApiError(error) && ['rejected', 'quota-exhausted'].includes(error.kind);

/** Makes a report, which costs a use, and goes to it; beside what changed since the report that it follows. */
export function useRunMatch() {
  const text = useMatchText().match.run;
  const { api, navigate, reserveUse } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const run = useMutation(matchMutations(api).run);
  const unanswered = useRef<string>(undefined);
  const [isRunning, setRunning] = useState(false);

  const start = async (enterpriseId: string, before?: string): Promise<void> => {
    setRunning(true);
    try {
      const reserved = reserveUse ? () => reserveUse('match', { kept: text.kept }) : createRequestKey;
      const idempotencyKey = unanswered.current ?? (await reserved());
      // The host has said that no use is left.
      if (idempotencyKey === null) return;
      unanswered.current = idempotencyKey;
      const report = await run.mutateAsync({ enterpriseId, idempotencyKey });
      unanswered.current = undefined;
      client.setQueryData(matchQueries(api).report(report.id).queryKey, report);
      void client.invalidateQueries({ queryKey: reportListKey });
      navigate(hrefs.matchReport(report.id, before && before !== report.id ? { before } : {}));
    } catch (error) {
      if (isRefused(error)) unanswered.current = undefined;
      if (!isApiError(error)) throw error;
      if (error.kind === 'session-expired') return;
      toast(text.failed(error.message), { tone: 'error', action: { onPress: () => void start(enterpriseId, before) } });
    } finally {
      setRunning(false);
    }
  };
  return { start, isRunning };
}
