'use client';
import { call } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatMutations, chatQueries, conversationKey } from '../../../data/chat';
import { useActiveRun } from '../../../run/useActiveRun';
import { useChatText } from '../../../text';
import { useSteady } from '../useSteady';
import { questionOf, shownMessages } from './shownMessages';
import { useMarkRead } from './useMarkRead';
import { useRunRecord } from './useRunRecord';
import { type Answering, type ConversationOptions, useSend } from './useSend';
import { useStableMessages } from './useStableMessages';

/** A conversation: its stored messages, its answer that is being written, and all actions. */
export function useConversation({ scene, conversationId, onConversation }: ConversationOptions) {
  const text = useChatText();
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...chatQueries(api).conversation(conversationId ?? ''), enabled: !!conversationId });
  const update = useMutation(chatMutations(api).update);
  const run = useActiveRun(conversationId);
  const { runs, active, view } = run;
  const pages = query.data?.pages;
  const stored = useStableMessages(useMemo(() => pages?.toReversed().flatMap((page) => page.messages), [pages]));
  const newest = pages?.[0];

  const { isFetching, refetch } = query;
  useRunRecord({ conversationId, stored, running: newest?.activeRun, run, isFetching, refetch });
  useMarkRead(conversationId, stored.at(-1));

  const asked = active?.asked;
  const { userMessageId = null, message: { createdAt = '' } = {} } = view?.state ?? {};
  const question = useMemo(
    () => asked && questionOf(asked, userMessageId, active.parentId, createdAt),
    [asked, userMessageId, active?.parentId, createdAt],
  );
  const shown = useMemo(() => shownMessages(stored, active, view, question), [stored, active, view, question]);
  const isRunning = view !== undefined && !['ended', 'refused'].includes(view.connection);

  const { isOpening, send, answerAgain } = useSend({ scene, conversationId, onConversation, runs, stored, shown });

  /** Another answer to the same question. */
  const regenerate = useSteady((questionId: string, more?: Answering) => answerAgain('regenerate', questionId, more));
  /** Goes on with an answer that was stopped or cut. */
  const goOn = useSteady((answerId: string) => answerAgain('continue', answerId));
  const retry = useSteady(() => active?.run.retry());
  /** Takes back a question that the server refused or never got. @returns its words */
  const takeBack = useSteady((): string => {
    const words = active?.asked?.text ?? '';
    if (conversationId && active) runs.drop(conversationId, active.run);
    return words;
  });
  const stop = useSteady(async () => {
    const runId = view?.state.runId;
    // Not taken yet: nothing goes on at the server.
    if (!runId) return active && conversationId ? runs.drop(conversationId, active.run) : undefined;
    try {
      await call(api.main.POST('/api/chat/runs/{runId}/cancel', { params: { path: { runId } } }));
    } catch {
      toast(text.composer.notStopped, { tone: 'error' });
    }
  });
  const showBranch = useSteady(async (leafId: string) => {
    if (!conversationId) return;
    try {
      const conversation = await update.mutateAsync({ conversationId, leafId });
      client.setQueryData(conversationKey(conversationId), { pages: [conversation], pageParams: [''] });
    } catch {
      toast(text.history.actionFailed, { tone: 'error' });
    }
  });

  return {
    query,
    conversation: newest,
    /** Title of the conversation, which it has after the first question, before the answer is stored. */
    title: view?.state.title ?? newest?.title,
    messages: shown,
    view: isRunning ? view : undefined,
    isRunning,
    isOpening,
    refusal: view?.refusal,
    send,
    regenerate,
    goOn,
    retry,
    takeBack,
    stop,
    showBranch,
  };
}

export type ConversationModel = ReturnType<typeof useConversation>;
