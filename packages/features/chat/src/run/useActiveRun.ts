'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type ActiveRun, type ActiveRuns, activeRuns } from './activeRuns';
import type { RunView } from './createRun';

const never = () => () => undefined;

/** Run that is followed for a conversation, with its present view; both undefined for none. */
export function useActiveRun(conversationId: string | undefined): {
  runs: ActiveRuns;
  active: ActiveRun | undefined;
  view: RunView | undefined;
} {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const runs = useMemo(() => activeRuns(client, api), [client, api]);
  const find = useCallback(() => (conversationId ? runs.get(conversationId) : undefined), [runs, conversationId]);
  const active = useSyncExternalStore(runs.subscribe, find, find);
  const run = active?.run;
  const get = useCallback(() => run?.get(), [run]);
  const view = useSyncExternalStore(run?.subscribe ?? never, get, get);
  return { runs, active, view };
}
