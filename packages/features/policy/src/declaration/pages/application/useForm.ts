'use client';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast, useIsOnline } from '@hengce/ui';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { takeReply } from '../../../shared/data/takeReply';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { declarationQueries, editForm } from '../../data/declarations';
import { withReply } from '../../model/formFields';
import { createEdits, type Edits, stuckFields } from './edits';
import { guardTab } from './guardTab';
import { useApplicationText } from './text';

const stores = new WeakMap<QueryClient, Map<string, Edits>>();

/** Edits of a form, one queue for all pages of a mounted product, so that leaving the page loses nothing. */
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
      // The page has to hold what was kept before its edit goes: for a moment a list would be without the row in which one types.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      return reply;
    };
    const before = known.get(declarationId);
    if (before) return before;
    const made = createEdits(send, now);
    known.set(declarationId, made);
    guardTab(made);
    return made;
  }, [client, declarationId]);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) void edits.flush();
  }, [isOnline, edits]);
  useTellStuck(declarationId, edits);
  return edits;
}

/** Effect that says what is still unsaved when the page is left, with a way back. */
function useTellStuck(declarationId: string, edits: Edits) {
  const text = useApplicationText().application.save;
  const { navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const tell = () => {
    const count = stuckFields(edits.state()).length;
    const goBack = () => navigate(hrefs.application(declarationId));
    if (count > 0) toast(text.left(count), { tone: 'error', action: { label: text.back, onPress: goBack } });
  };
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => () => latest.current(), []);
}
