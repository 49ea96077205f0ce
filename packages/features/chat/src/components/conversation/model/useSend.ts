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
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { conversationKey } from '../../../data/chat';
import type { ActiveRuns } from '../../../run/activeRuns';
import { useChatText } from '../../../text';
import { useSteady } from '../useSteady';
import { tellOtherTabs } from './otherTabs';
import { lastId, type ShownMessage } from './shownMessages';

export interface ConversationOptions {
  scene: ChatScene;
  conversationId: string | undefined;
  /** Called when the first question has created a conversation. */
  onConversation: (conversationId: string) => void;
}

export interface Question {
  text: string;
  quote: ChatQuote | null;
  attachments: readonly ChatAttachment[];
  isDeepThinking: boolean;
  allowsGeneral: boolean;
  scope: ChatScope;
}

interface Sending {
  parentId?: string | null;
  onStarted?: () => void;
}
export type Answering = Partial<Pick<Question, 'allowsGeneral'>>;

interface SendOptions extends ConversationOptions {
  runs: ActiveRuns;
  stored: readonly ChatMessage[];
  shown: readonly ShownMessage[];
}

/** Functions that send questions to a conversation, which the first one creates, and request answers again. */
export function useSend({ scene, conversationId, onConversation, runs, stored, shown }: SendOptions) {
  const text = useChatText();
  const { api, reserveUse } = useFeatureHost();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const isSending = useRef(false);
  // The options of the last question hold for its answer when that is made anew.
  const lastOptions = useRef<Pick<Question, 'isDeepThinking' | 'allowsGeneral'>>(undefined);

  /** Idempotency key of one use; null when none is left, which the host has said. Continuing an answer is part of its use. */
  const reserve = useCallback(
    async (kind: SendChatMessageBody['kind']): Promise<string | null> => {
      if (!reserveUse || kind === 'continue') return createRequestKey();
      const module = scene === 'knowledge' || scene === 'pdf' ? 'knowledge' : 'assistant';
      return reserveUse(module, { kept: text.composer.kept });
    },
    [reserveUse, scene, text],
  );
  const ask = useCallback(
    (id: string, sent: SendChatMessageBody, question: Question | null, onStarted?: () => void) => {
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
    },
    [runs],
  );

  /** @returns whether the question is on its way; otherwise it stays where it was written */
  const send = useSteady(async (question: Question, { parentId = lastId(shown), onStarted }: Sending = {}) => {
    // A second press while the first is on its way.
    if (isSending.current) return false;
    isSending.current = true;
    setOpening(true);
    try {
      // Before anything is made: who has no use left keeps the words, and no empty conversation.
      const clientMessageId = await reserve('send');
      if (clientMessageId === null) return false;
      let id = conversationId;
      if (!id) {
        const body = { scene, scope: question.scope, clientId: createRequestKey() };
        const made = await call(api.main.POST('/api/chat/createConversation', { body }));
        client.setQueryData(conversationKey(made.id), { pages: [made], pageParams: [''] });
        id = made.id;
      }
      lastOptions.current = question;
      const { isDeepThinking, allowsGeneral, scope, quote, attachments } = question;
      ask(
        id,
        {
          kind: 'send',
          clientMessageId,
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
      if (!conversationId) onConversation(id);
      return true;
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
      const clientMessageId = await reserve(kind);
      if (clientMessageId !== null)
        ask(conversationId, { kind, clientMessageId, parentId, isDeepThinking, allowsGeneral }, null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast(text.composer.sendFailed(error.message), { tone: 'error' });
    }
  };

  return { isOpening, send, answerAgain };
}
