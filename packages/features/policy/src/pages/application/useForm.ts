'use client';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { useIsOnline } from '@hengce/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { declarationQueries, editForm } from '../../data/declarations';
import { takeReply } from '../../data/takeReply';
import { withReply } from '../../model/formFields';
import { createEdits, type Edits } from './edits';

const stores = new WeakMap<QueryClient, Map<string, Edits>>();

/** What is typed into a form: one for all pages of a mounted product, so that leaving the page loses nothing. */
export function useForm(declarationId: string): Edits {
  const { api, now } = useFeatureHost();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edits outlive what they were made with
  const edits = useMemo(() => {
    const known = stores.get(client) ?? new Map<string, Edits>();
    stores.set(client, known);
    const send: Parameters<typeof createEdits>[0] = async (batch) => {
      const reply = await editForm(api, declarationId, batch);
      const sheet = declarationQueries(api).form(declarationId);
      await takeReply(client, sheet, (known) => known && withReply(known, reply), [
        mainKey('getDeclarationReadiness', declarationId),
      ]);
      return reply;
    };
    const made = known.get(declarationId) ?? createEdits(send, now);
    known.set(declarationId, made);
    return made;
  }, [client, declarationId]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) void edits.flush();
  }, [isOnline, edits]);
  // What is only here would be gone with the tab.
  const hasEdits = () => edits.state().edits.size > 0;
  const isUnsaved = useSyncExternalStore(edits.subscribe, hasEdits, hasEdits);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return edits;
}
