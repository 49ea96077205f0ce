'use client';
import {
  type ChatAttachment,
  type ChatMessage,
  type ChatQuote,
  type ChatScene,
  type ChatScope,
  call,
  createRequestKey,
  isApiError,
  type SendChatMessageBody,
} from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { replaceEqualDeep, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatMutations, chatQueries, conversationKey, historyKey } from '../../data/chat';
import type { Asked } from '../../run/activeRuns';
import type { RunView } from '../../run/createRun';
import { useActiveRun } from '../../run/useActiveRun';
import { useChatText } from '../../text';
import { useSteady } from './useSteady';

/** A message as it is shown: stored, or still on its way. */
export interface ShownMessage {
  key: string;
  message: ChatMessage;
  /** Of the answer that comes right now. */
  view?: RunView;
  /** Of a question that the server does not have yet. */
  sending?: 'sending' | 'failed';
}

export interface Question {
  text: string;
  quote: ChatQuote | null;
  attachments: readonly ChatAttachment[];
  isDeepThinking: boolean;
  allowsGeneral: boolean;
  scope: ChatScope;
}

export interface ConversationOptions {
  scene: ChatScene;
  conversationId: string | undefined;
  /** A first question has made a conversation. */
  onConversation: (conversationId: string) => void;
}

/** Messages that say what they said stay the objects that they were, on whichever page they come now. */
function useKept(messages: readonly ChatMessage[] = noMessages): readonly ChatMessage[] {
  const known = useRef<ReadonlyMap<string, ChatMessage>>(new Map());
  return useMemo(() => {
    const kept = messages.map((message) => replaceEqualDeep(known.current.get(message.id), message));
    known.current = new Map(kept.map((message) => [message.id, message]));
    return kept;
  }, [messages]);
}
const noMessages: readonly ChatMessage[] = [];

/** One conversation: what is stored of it, the run that goes on, and everything that can be done with it. */
export function useConversation({ scene, conversationId, onConversation }: ConversationOptions) {
  const text = useChatText();
  const { api, reserveUse } = useFeatureHost();
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...chatQueries(api).conversation(conversationId ?? ''), enabled: !!conversationId });
  const update = useMutation(chatMutations(api).update);
  const { runs, active, view } = useActiveRun(conversationId);
  const [isOpening, setOpening] = useState(false);
  const isSending = useRef(false);
  // The options of the last question hold for its answer when that is made anew.
  const lastOptions = useRef<Pick<Question, 'isDeepThinking' | 'allowsGeneral'>>(undefined);

  const pages = query.data?.pages;
  const stored = useKept(useMemo(() => pages?.toReversed().flatMap((page) => page.messages), [pages]));
  const newest = pages?.[0];

  // Found running: after a reload, or begun in another tab.
  const running = newest?.activeRun;
  useEffect(() => {
    if (!conversationId || !running) return;
    const message = stored.find(({ id }) => id === running.messageId);
    if (message) runs.attach(conversationId, running.id, message, running.seq);
  }, [conversationId, running, stored, runs]);

  // Ended, and stored as it ended: the record takes over.
  useEffect(() => {
    if (!conversationId || !active || !view) return;
    const known = stored.find(({ id }) => id !== '' && id === view.state.message.id);
    const isOver = view.connection === 'ended';
    if (isOver && known && known.state !== 'streaming' && !query.isFetching) runs.drop(conversationId, active.run);
  }, [conversationId, active, view, stored, query.isFetching, runs]);

  // Another question of this conversation is being answered: its answer is shown, and what was asked goes back to be asked later.
  const refusal = view?.refusal;
  const isQuestion = active?.asked != null;
  useEffect(() => {
    if (refusal?.code !== 409) return;
    void query.refetch();
    // A question says so beside itself; an answer that cannot be gone on with has no such place.
    if (!isQuestion) toast(refusal.message, { tone: 'error' });
  }, [refusal, isQuestion, query.refetch]);

  useEffect(() => {
    if (conversationId) return followOtherTabs(conversationId, () => void query.refetch());
  }, [conversationId, query.refetch]);

  // What is looked at is read.
  const last = stored.at(-1);
  const seen = last?.role === 'assistant' && last.state !== 'streaming' ? last.id : undefined;
  const { mutate: markRead } = update;
  useEffect(() => {
    if (!conversationId || !seen) return;
    let isRead = false;
    const look = () => {
      if (document.hidden || isRead) return;
      isRead = true;
      const onSuccess = () => void client.invalidateQueries({ queryKey: historyKey });
      markRead({ conversationId, isRead }, { onSuccess });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [conversationId, seen, markRead, client]);

  const asked = active?.asked;
  const { userMessageId = null, message: { createdAt = '' } = {} } = view?.state ?? {};
  const question = useMemo(
    () => asked && questionOf(asked, userMessageId, active.parentId, createdAt),
    [asked, userMessageId, active?.parentId, createdAt],
  );
  const shown = useMemo(() => merge(stored, active, view, question), [stored, active, view, question]);
  const isRunning = view !== undefined && !['ended', 'refused'].includes(view.connection);

  const ask = useCallback(
    async (
      id: string,
      body: Omit<SendChatMessageBody, 'clientMessageId'>,
      question: Question | null,
      onStarted?: () => void,
    ) => {
      // Going on with an answer is part of its use.
      const key =
        reserveUse && body.kind !== 'continue'
          ? await reserveUse(scene === 'knowledge' || scene === 'pdf' ? 'knowledge' : 'assistant', {
              kept: text.composer.kept,
            })
          : createRequestKey();
      // The host has said that no use is left.
      if (key === null) return false;
      const sent = { ...body, clientMessageId: key };
      const asked = question && {
        body: sent,
        text: question.text,
        quote: question.quote,
        attachments: question.attachments,
      };
      runs.send(id, sent, asked, () => {
        tellOtherTabs(id);
        onStarted?.();
      });
      return true;
    },
    [reserveUse, scene, text, runs],
  );

  /** @returns whether the question is on its way; otherwise it stays where it was written */
  const send = useSteady(async (question: Question, { parentId = lastId(shown), onStarted }: Sending = {}) => {
    // A second press while the first is on its way.
    if (isSending.current) return false;
    isSending.current = true;
    setOpening(true);
    try {
      let id = conversationId;
      if (!id) {
        const body = { scene, scope: question.scope, clientId: createRequestKey() };
        const made = await call(api.main.POST('/api/chat/createConversation', { body }));
        client.setQueryData(conversationKey(made.id), { pages: [made], pageParams: [''] });
        id = made.id;
      }
      lastOptions.current = question;
      const { isDeepThinking, allowsGeneral, scope, quote, attachments } = question;
      const isTaken = await ask(
        id,
        {
          kind: 'send',
          parentId,
          text: question.text,
          isDeepThinking,
          allowsGeneral,
          scope,
          ...(quote ? { quote } : {}),
          ...(attachments.length > 0 ? { attachmentIds: attachments.map(({ documentId }) => documentId) } : {}),
        },
        question,
        onStarted,
      );
      if (isTaken && !conversationId) onConversation(id);
      return isTaken;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'session-expired') toast(text.composer.sendFailed(error.message), { tone: 'error' });
      return false;
    } finally {
      isSending.current = false;
      setOpening(false);
    }
  });

  const answerAgain = async (kind: 'regenerate' | 'continue', parentId: string, more: Answering = {}) => {
    if (!conversationId) return;
    const before = stored.find(({ id, parentId: above }) => id === parentId || above === parentId);
    const { isDeepThinking = before?.isDeepThinking ?? false, allowsGeneral = false } = {
      ...lastOptions.current,
      ...more,
    };
    try {
      await ask(conversationId, { kind, parentId, isDeepThinking, allowsGeneral }, null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast(text.composer.sendFailed(error.message), { tone: 'error' });
    }
  };

  /** Another answer to the same question. */
  const regenerate = useSteady((questionId: string, more?: Answering) => answerAgain('regenerate', questionId, more));
  /** Goes on with an answer that was stopped or cut. */
  const goOn = useSteady((answerId: string) => answerAgain('continue', answerId));
  const retry = useSteady(() => active?.run.retry());
  /** Takes back a question that the server did not take; its words are given back. */
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
    /** The first question gives it one before the answer is stored. */
    title: view?.state.title ?? newest?.title,
    messages: shown,
    view: isRunning ? view : undefined,
    isRunning,
    isOpening,
    refusal,
    send,
    regenerate,
    goOn,
    retry,
    takeBack,
    stop,
    showBranch,
  };
}

interface Sending {
  parentId?: string | null;
  onStarted?: () => void;
}
type Answering = Partial<Pick<Question, 'allowsGeneral'>>;

/** What the next question hangs on: also what is not stored here yet. */
const lastId = (shown: readonly ShownMessage[]): string | null =>
  shown.findLast(({ message, sending }) => message.id !== '' && sending === undefined)?.message.id ?? null;

export type ConversationModel = ReturnType<typeof useConversation>;

/** What is stored up to where the new answer hangs, then what is on its way. */
function merge(
  stored: readonly ChatMessage[],
  active: ReturnType<typeof useActiveRun>['active'],
  view: RunView | undefined,
  question: ChatMessage | null | undefined,
): ShownMessage[] {
  const asStored = (message: ChatMessage): ShownMessage => ({ key: message.id, message });
  if (!active || !view) return stored.map(asStored);
  const { state } = view;
  const known = stored.findIndex(({ id }) => id === state.message.id);
  // The record has it already, its question too: only the words are newer here.
  if (known >= 0)
    return stored.map((message, index) =>
      index === known ? { key: message.id, message: state.message, view } : asStored(message),
    );
  const { parentId } = active;
  const parent = stored.find(({ id }) => id === parentId);
  // Gone on with: the answer itself is named, and the new one stands in its place.
  const hangsOn = !question && parent?.role === 'assistant' ? parent.parentId : parentId;
  const at = stored.findIndex(({ id }) => id === hangsOn);
  const base = stored.slice(0, at + 1).map(asStored);
  const answer: ShownMessage = { key: state.message.id || 'answer', message: state.message, view };
  if (!question) return [...base, answer];
  const isRefused = view.connection === 'refused';
  const shownQuestion: ShownMessage = {
    key: question.id || 'question',
    message: question,
    ...(state.runId === null ? { sending: isRefused ? 'failed' : 'sending' } : {}),
  };
  return isRefused ? [...base, shownQuestion] : [...base, shownQuestion, answer];
}

/** What was asked, as the message that it is or will be. */
const questionOf = (asked: Asked, id: string | null, parentId: string | null, createdAt: string): ChatMessage => ({
  id: id ?? '',
  parentId,
  role: 'user',
  state: 'done',
  text: asked.text,
  quote: asked.quote,
  attachments: [...asked.attachments],
  siblingIds: [],
  createdAt,
});

const channelName = 'hc-chat';

/** Other tabs of this browser: which conversation has a new question. No words, and ids that only their owner can open. */
function tellOtherTabs(conversationId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(conversationId);
  channel.close();
}

function followOtherTabs(conversationId: string, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === conversationId) onNews();
  };
  return () => channel.close();
}
