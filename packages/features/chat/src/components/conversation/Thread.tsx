'use client';
import type { ChatCitation } from '@hengce/api';
import { Button, Icon, IconButton } from '@hengce/ui';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChatText } from '../../text';
import { AnswerTurn } from './AnswerTurn';
import { older, thread, toEnd, toEndBox, turn } from './Conversation.css';
import { QuestionTurn } from './QuestionTurn';
import type { ConversationModel, Question } from './useConversation';
import { useThreadKeys } from './useThreadKeys';
import { useThreadScroll } from './useThreadScroll';

export interface ThreadProps {
  model: ConversationModel;
  activeCitation: ChatCitation | null;
  onCitation: (citation: ChatCitation, messageId: string) => void;
  /** The options in force, for a question that is changed and sent again. */
  options: () => Omit<Question, 'text' | 'quote' | 'attachments'>;
  /** A model is there: it may go on with an answer, and answer from what it knows when the user allows it. */
  hasModel: boolean;
  onAsk: (words: string) => void;
  /** The question that the server did not take goes back to where it was written. */
  onTakeBack: () => void;
  /** The answer whose citation is open. */
  activeMessageId: string | null;
}

/** Whether it ever was since this was opened. */
function useHasBeen(is: boolean): boolean {
  const [has, setHas] = useState(is);
  if (is && !has) setHas(true);
  return has;
}

/** 对话: the messages of the chosen branch. The page scrolls, not a box in it. */
export function Thread({
  model,
  activeCitation,
  onCitation,
  options,
  hasModel,
  onAsk,
  onTakeBack,
  activeMessageId,
}: ThreadProps) {
  const text = useChatText().thread;
  const list = useRef<HTMLOListElement>(null);
  const { messages, view, isRunning, query } = model;
  const { isAtEnd, goToEnd } = useThreadScroll(list, view, messages.at(-1)?.key);
  useThreadKeys(list);
  const hasRun = useHasBeen(view !== undefined);
  const total = messages.length;
  const questionBefore = (index: number) => messages.slice(0, index).findLast(({ message }) => message.role === 'user');
  return (
    <>
      {query.hasNextPage ? (
        <div className={older}>
          <Button size="sm" isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {text.older}
          </Button>
        </div>
      ) : null}
      <ol className={thread} aria-label={text.label} ref={list}>
        {messages.map(({ key, message, view: own, sending }, index) => {
          const question = questionBefore(index)?.message;
          return (
            <li
              key={key}
              className={turn}
              data-role={message.role}
              data-fresh={(hasRun && index === total - 1 && message.role === 'assistant') || undefined}
            >
              {message.role === 'user' ? (
                <QuestionTurn
                  label={text.question(index + 1, total)}
                  message={message}
                  {...(sending ? { sending } : {})}
                  isBusy={isRunning}
                  onRetry={model.retry}
                  {...(sending === 'failed' ? { refusal: model.refusal?.message ?? '', onTakeBack } : {})}
                  onEdit={(words) =>
                    void model.send(
                      {
                        ...options(),
                        text: words,
                        quote: message.quote ?? null,
                        attachments: message.attachments ?? [],
                      },
                      { parentId: message.parentId },
                    )
                  }
                  onBranch={(id) => void model.showBranch(id)}
                />
              ) : (
                <AnswerTurn
                  label={text.answer(index + 1, total)}
                  message={message}
                  {...(own ? { view: own } : {})}
                  activeCitation={message.id === activeMessageId ? (activeCitation?.n ?? null) : null}
                  onCitation={(citation) => onCitation(citation, message.id)}
                  isBusy={isRunning}
                  onRegenerate={() => question && void model.regenerate(question.id)}
                  {...(hasModel && question
                    ? { onGeneral: () => void model.regenerate(question.id, { allowsGeneral: true }) }
                    : {})}
                  {...(index === total - 1 ? { onAsk } : {})}
                  {...(hasModel ? { onContinue: () => void model.goOn(message.id) } : {})}
                  onBranch={(id) => void model.showBranch(id)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isAtEnd ? null : (
        <div className={toEndBox}>
          <span className={toEnd}>
            <IconButton label={text.toEnd} icon={<Icon icon={ArrowDown} />} variant="outlined" onPress={goToEnd} />
          </span>
        </div>
      )}
    </>
  );
}
