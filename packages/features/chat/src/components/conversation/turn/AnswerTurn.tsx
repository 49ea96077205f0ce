'use client';
import type { ChatCitation, ChatMessage } from '@hengce/api';
import {
  AiMark,
  AssistantMessage,
  Citation,
  type CitationSource,
  createTextStream,
  StreamingMarkdown,
  ThinkingBlock,
  useStreamedText,
} from '@hengce/ui';
import { useCallback, useMemo } from 'react';
import type { RunView } from '../../../run/createRun';
import { useChatText } from '../../../text';
import { answerMark, foot } from '../Conversation.css';
import { useSources } from '../useSources';
import { useSteady } from '../useSteady';
import { AnswerActions } from './AnswerActions';
import { AnswerChecks } from './AnswerChecks';
import { BranchSwitch } from './BranchSwitch';
import { NextSteps } from './NextSteps';
import { StepList } from './StepList';

export interface AnswerTurnProps {
  label: string;
  message: ChatMessage;
  /** State of the answer while it is written; absent afterwards. */
  view?: RunView;
  /** Number of the citation that is open beside it; null for none. */
  activeCitation: number | null;
  onCitation: (citation: ChatCitation) => void;
  /** Whether another answer is being written, so that none can be requested. */
  isBusy: boolean;
  onRegenerate: () => void;
  /** Continues the answer; only with a model. */
  onContinue?: () => void;
  onBranch: (messageId: string) => void;
  /** Answers again from general knowledge, where the library has nothing; only with a model. */
  onGeneral?: () => void;
  /** Asks a suggested question; only of the last answer. */
  onAsk?: (words: string) => void;
}

const states = {
  streaming: 'streaming',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
  interrupted: 'failed',
} as const;

/** An answer: its steps, text, sources and check. */
export function AnswerTurn(props: AnswerTurnProps) {
  const { label, message, view, activeCitation, onCitation, isBusy, onRegenerate, onContinue, onBranch } = props;
  const { onGeneral, onAsk } = props;
  const text = useChatText();
  const stored = useMemo(() => finished(message.text), [message.text]);
  const storedThought = useMemo(() => finished(message.reasoning ?? ''), [message.reasoning]);
  const answer = useStreamedText(view?.answer ?? stored);
  const thought = useStreamedText(view?.reasoning ?? storedThought);
  const { citations } = message;
  const sources = useSources(citations);
  const open = useSteady(({ id }: CitationSource) => {
    const citation = citations?.find(({ n }) => String(n) === id);
    if (citation) onCitation(citation);
  });
  const active = activeCitation === null ? null : String(activeCitation);
  const renderCitation = useCallback(
    (source: CitationSource) => <Citation source={source} isActive={source.id === active} onPress={open} />,
    [active, open],
  );
  const figures = message.figures;
  const unproven = useMemo(
    () => figures?.items.filter(({ status }) => status === 'missing').map(({ value }) => value),
    [figures],
  );

  const isStreaming = message.state === 'streaming';
  const steps = message.steps ?? [];
  const current = steps.findLast(({ state }) => state === 'running');
  const hasThought = thought.text !== '';
  const hasAnswer = answer.text !== '';
  const isThinking = isStreaming && hasThought && !hasAnswer;
  return (
    <>
      <AssistantMessage
        label={label}
        state={states[message.state]}
        {...(isStreaming && !hasAnswer && !isThinking
          ? { waitingFor: queueWords(view, text) ?? current?.title ?? text.answer.preparing }
          : {})}
        {...(message.error ? { reason: message.error.message } : {})}
        thinking={
          hasThought ? (
            <ThinkingBlock isStreaming={isThinking} durationMs={message.reasoningMs ?? undefined}>
              <StreamingMarkdown text={thought.text} isStreaming={isThinking} voice="thinking" />
            </ThinkingBlock>
          ) : steps.length > 0 ? (
            <StepList steps={steps} isRunning={isStreaming && !hasAnswer} />
          ) : null
        }
        mark={message.isGenerated ? <AiMark /> : <span className={answerMark}>{text.answer.embedded}</span>}
        {...(onContinue && !isBusy && canGoOn(message) ? { onContinue } : {})}
        actions={
          <div className={foot}>
            <AnswerActions message={message} isBusy={isBusy} onRegenerate={onRegenerate} />
            <BranchSwitch message={message} isBusy={isBusy} onBranch={onBranch} />
          </div>
        }
      >
        {hasAnswer || isStreaming ? (
          <StreamingMarkdown
            text={answer.text}
            isStreaming={isStreaming && hasAnswer}
            citations={sources}
            renderCitation={renderCitation}
            {...(unproven ? { unprovenFigures: unproven } : {})}
          />
        ) : null}
        {isStreaming ? null : (
          <AnswerChecks
            message={message}
            isBusy={isBusy}
            onRegenerate={onRegenerate}
            {...(onGeneral ? { onGeneral } : {})}
          />
        )}
      </AssistantMessage>
      {isStreaming ? null : (
        <NextSteps message={message} onCitation={onCitation} {...(onAsk && !isBusy ? { onAsk } : {})} />
      )}
    </>
  );
}

/** Whether an answer of a model can be continued: it stopped before its end, and not for a reason that would hold again. */
const canGoOn = ({ state, finishReason, error, model }: ChatMessage): boolean =>
  model != null && (state === 'done' ? finishReason === 'length' : error?.isRetryable !== false);

function finished(words: string) {
  const stream = createTextStream(words);
  stream.finish();
  return stream;
}

function queueWords(view: RunView | undefined, text: ReturnType<typeof useChatText>): string | undefined {
  const queue = view?.state.queue;
  return queue ? text.answer.queued(queue.position) : undefined;
}
