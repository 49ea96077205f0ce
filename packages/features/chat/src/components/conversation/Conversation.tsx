'use client';
import type { ChatCitation, ChatQuote, ChatScene, ChatScope } from '@hengce/api';
import { useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { chatQueries } from '../../data/chat';
import { useChatText } from '../../text';
import { useEscape } from '../useEscape';
import { ChatComposer, type Options } from './ChatComposer';
import { ConnectionLine } from './ConnectionLine';
import { conversation, dock, live, middle } from './Conversation.css';
import type { ActiveCitation, AnswerSources } from './citations';
import { useConversation } from './model/useConversation';
import { Thread } from './Thread';
import { useLiveWords } from './useLiveWords';
import { useSteady } from './useSteady';

export interface ConversationProps {
  scene: ChatScene;
  /** Id of the conversation; undefined for one that begins with the first question. */
  conversationId: string | undefined;
  onConversation: (conversationId: string) => void;
  /** Scope (范围) of answers unless the user chooses another. Keep the same object between renders. */
  scope: ChatScope;
  placeholder: string;
  /** Content while there are no messages; it gets a function that asks a question. */
  welcome: (ask: (words: string) => void) => ReactNode;
  /** Called when a citation is pressed, to show its source beside the conversation. */
  onCitation: (citation: ChatCitation, of: AnswerSources) => void;
  activeCitation: ActiveCitation | null;
  /**
   * Called when another answer begins, or the newest one gets sources or ends. Keep the same function between renders.
   */
  onAnswer?: (answer: AnswerSources) => void;
  /** Renders the content above the thread, given the title of the conversation once it has one. */
  head?: (title: string | undefined) => ReactNode;
  /** Quote that the next question is about. */
  quote: ChatQuote | null;
  onQuote: (quote: ChatQuote | null) => void;
  /** Initial text of the field. */
  initialText?: string;
  /** Title of the page until the conversation has one. */
  pageTitle?: string;
  /** Whether 深度思考 is on at first. @default true where a model can */
  thinksByDefault?: boolean;
}

/**
 * A conversation: thread, input and connection to the server. Every page of the assistant is this with another scope.
 */
export function Conversation(props: ConversationProps) {
  const { scene, conversationId, onConversation, scope, placeholder, welcome, quote, onQuote, initialText } = props;
  const { onCitation, activeCitation, onAnswer, head, pageTitle, thinksByDefault = true } = props;
  const text = useChatText();
  const model = useConversation({ scene, conversationId, onConversation });
  const { query, messages, conversation: stored } = model;
  const { api } = useFeatureHost();
  const status = useQuery(chatQueries(api).status(scene)).data;
  const [own, setOwn] = useState<Partial<Options>>({});
  // A stored conversation goes on with what it was about.
  const storedScope = stored?.scope ?? scope;
  const options: Options = useMemo(
    () => ({ isDeepThinking: thinksByDefault, allowsGeneral: false, scope: storedScope, ...own }),
    [thinksByDefault, storedScope, own],
  );
  const changeOptions = useSteady((patch: Partial<Options>) => setOwn((before) => ({ ...before, ...patch })));
  // Words that come back to the field: a question that the server did not take.
  const [takenText, setTakenText] = useState<string>();
  const takeBack = useSteady(() => setTakenText(model.takeBack()));
  const isTaken = model.refusal?.code === 409;
  useEffect(() => {
    if (isTaken) takeBack();
  }, [isTaken, takeBack]);
  const openCitation = useSteady((citation: ChatCitation, messageId: string) => {
    const message = messages.find(({ message: each }) => each.id === messageId)?.message;
    if (message) onCitation(citation, { ...message, citations: message.citations ?? [] });
  });
  const newest = messages.at(-1)?.message;
  const answer = newest?.role === 'assistant' ? newest : undefined;
  const { id, citations, state } = answer ?? {};
  // Not of every word that arrives.
  useEffect(() => {
    if (id !== undefined && state !== undefined) onAnswer?.({ id, citations: citations ?? [], state });
  }, [id, citations, state, onAnswer]);
  usePageTitle(model.title ?? pageTitle);

  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtFirst(field);
  useEscape(model.isRunning, () => void model.stop());
  const words = useLiveWords(model.view, messages);
  const ask = useSteady((question: string) => {
    void model.send({ ...options, text: question, quote, attachments: [] }).then((isSent) => isSent && onQuote(null));
  });
  const hasFailed = query.isError && !stored;
  const isGone = hasFailed && query.error instanceof Error && 'code' in query.error && query.error.code === 404;
  return (
    <div className={conversation}>
      {head?.(model.title)}
      <div className={middle}>
        {isGone ? (
          <StateView kind="notFound" title={text.thread.goneTitle} description={text.thread.goneBody} />
        ) : hasFailed ? (
          <QueryFailure query={query} title={text.thread.failedTitle} kept={text.thread.failedKept} />
        ) : conversationId && !stored && messages.length === 0 ? (
          <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.thread.loading}>
            {null}
          </SkeletonDelay>
        ) : messages.length === 0 ? (
          welcome(ask)
        ) : (
          <Thread
            model={model}
            activeCitation={activeCitation}
            onCitation={openCitation}
            options={options}
            hasModel={status?.model != null}
            onAsk={ask}
            onTakeBack={takeBack}
          />
        )}
      </div>
      <span role="status" className={live}>
        {words}
      </span>
      {isGone ? null : (
        <div className={dock}>
          <ConnectionLine view={model.view} onRetry={model.retry} />
          <ChatComposer
            scene={scene}
            isOpening={model.isOpening}
            isRunning={model.isRunning}
            onSend={model.send}
            onStop={model.stop}
            fieldRef={field}
            draftKey={conversationId ?? `new:${scene}:${scope.policyIds[0] ?? scope.documentIds[0] ?? ''}`}
            placeholder={placeholder}
            options={options}
            onOptions={changeOptions}
            quote={quote}
            onQuote={onQuote}
            {...((takenText ?? initialText) ? { initialText: takenText ?? initialText } : {})}
          />
        </div>
      )}
    </div>
  );
}

/** Effect that focuses the field when a conversation is opened; not on touch screens, where the keyboard would cover the page. */
function useFocusAtFirst(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}
