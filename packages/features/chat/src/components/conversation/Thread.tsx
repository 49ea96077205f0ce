'use client';
import type { ChatCitation, ChatMessage } from '@hengce/api';
import { Button, Icon, IconButton } from '@hengce/ui';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChatText } from '../../text';
import { older, thread, toEnd, toEndBox } from './Conversation.css';
import type { ActiveCitation } from './citations';
import type { ConversationModel } from './model/useConversation';
import type { Question } from './model/useSend';
import { Turn } from './turn/Turn';
import { useSteady } from './useSteady';
import { useThreadKeys } from './useThreadKeys';
import { useThreadScroll } from './useThreadScroll';

export interface ThreadProps {
  model: ConversationModel;
  activeCitation: ActiveCitation | null;
  onCitation: (citation: ChatCitation, messageId: string) => void;
  /** Present options, for a question that is edited and sent again. */
  options: Omit<Question, 'text' | 'quote' | 'attachments'>;
  /**
   * Whether a model is connected: it can continue an answer, and answer from general knowledge when the user allows it.
   */
  hasModel: boolean;
  onAsk: (words: string) => void;
  /** Called to move a refused question back into the input. */
  onTakeBack: () => void;
}

/** Whether something has ever been true since the component was mounted. */
function useHasBeen(is: boolean): boolean {
  const [has, setHas] = useState(is);
  if (is && !has) setHas(true);
  return has;
}

/** Messages of the chosen branch. The page scrolls, not a box in it. */
export function Thread(props: ThreadProps) {
  const { model, activeCitation, onCitation, options, hasModel, onAsk, onTakeBack } = props;
  const text = useChatText().thread;
  const list = useRef<HTMLOListElement>(null);
  const { messages, view, isRunning, query, refusal } = model;
  const { isAtEnd, goToEnd } = useThreadScroll(list, view, messages.at(-1)?.key);
  useThreadKeys(list);
  const hasRun = useHasBeen(view !== undefined);
  const edit = useSteady(({ parentId, quote = null, attachments = [] }: ChatMessage, words: string) => {
    void model.send({ ...options, text: words, quote, attachments }, { parentId });
  });
  const total = messages.length;
  let questionId: string | undefined;
  const turns = messages.map(({ key, message, view: own, sending }, index) => {
    if (message.role === 'user') questionId = message.id;
    const isLast = index === total - 1;
    return (
      <Turn
        key={key}
        message={message}
        label={message.role === 'user' ? text.question(index + 1, total) : text.answer(index + 1, total)}
        view={own}
        sending={sending}
        refusal={sending === 'failed' ? (refusal?.message ?? '') : undefined}
        questionId={questionId}
        isBusy={isRunning}
        isLast={isLast}
        isFresh={hasRun && isLast}
        hasModel={hasModel}
        activeCitation={message.id === activeCitation?.messageId ? activeCitation.n : null}
        onCitation={onCitation}
        onEdit={edit}
        onRetry={model.retry}
        onTakeBack={onTakeBack}
        onRegenerate={model.regenerate}
        onContinue={model.goOn}
        onBranch={model.showBranch}
        onAsk={onAsk}
      />
    );
  });
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
        {turns}
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
