'use client';
import type { ChatCitation, ChatMessage } from '@hengce/api';
import { memo } from 'react';
import { turn } from '../Conversation.css';
import type { ShownMessage } from '../model/shownMessages';
import type { ConversationModel } from '../model/useConversation';
import { AnswerTurn } from './AnswerTurn';
import { QuestionTurn } from './QuestionTurn';

export interface TurnProps extends Omit<ShownMessage, 'key'> {
  label: string;
  /** Reason why the server refused it; absent otherwise. */
  refusal?: string;
  /** Id of the question above an answer. */
  questionId?: string;
  isBusy: boolean;
  isLast: boolean;
  /** Whether it arrived while the conversation was open. */
  isFresh: boolean;
  hasModel: boolean;
  activeCitation: number | null;
  onCitation: (citation: ChatCitation, messageId: string) => void;
  onEdit: (question: ChatMessage, words: string) => void;
  onTakeBack: () => void;
  onAsk: (words: string) => void;
  onRetry: ConversationModel['retry'];
  onRegenerate: ConversationModel['regenerate'];
  onContinue: ConversationModel['goOn'];
  onBranch: ConversationModel['showBranch'];
}

/**
 * A question or an answer in its thread. It renders only when something of its own changed, however long the thread is.
 */
export const Turn = memo(function Turn(props: TurnProps) {
  const { message, label, view, sending, refusal, questionId, isBusy, isLast, isFresh, hasModel } = props;
  const { onCitation, onEdit, onTakeBack, onAsk, onRetry, onRegenerate, onContinue, onBranch } = props;
  const shared = { label, message, isBusy, onBranch: (id: string) => void onBranch(id) };
  return (
    <li className={turn} data-role={message.role} data-fresh={(isFresh && message.role === 'assistant') || undefined}>
      {message.role === 'user' ? (
        <QuestionTurn
          {...shared}
          {...(sending ? { sending } : {})}
          onRetry={onRetry}
          {...(sending === 'failed' ? { refusal: refusal ?? '', onTakeBack } : {})}
          onEdit={(words) => onEdit(message, words)}
        />
      ) : (
        <AnswerTurn
          {...shared}
          {...(view ? { view } : {})}
          activeCitation={props.activeCitation}
          onCitation={(citation) => onCitation(citation, message.id)}
          onRegenerate={() => questionId && void onRegenerate(questionId)}
          {...(hasModel && questionId
            ? { onGeneral: () => void onRegenerate(questionId, { allowsGeneral: true }) }
            : {})}
          {...(isLast ? { onAsk } : {})}
          {...(hasModel ? { onContinue: () => void onContinue(message.id) } : {})}
        />
      )}
    </li>
  );
});
