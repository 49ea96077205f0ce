'use client';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { AiMark } from '../AiMark';
import { Button } from '../Button';
import { Spinner } from '../Progress';
import { assistant, end, failure, foot, footMark, waiting } from './Message.css';
import type { AssistantMessageState } from './messageOptions';

export interface AssistantMessageProps {
  /** 读屏软件读出的名称，如“助手回答3，共5” */
  label: string;
  /** 正文，通常是 `StreamingMarkdown` */
  children?: ReactNode;
  /** 正文之前的 `ThinkingBlock` */
  thinking?: ReactNode;
  /** @default 'done' */
  state?: AssistantMessageState;
  /** 正文到来之前正在做的事，如“正在检索政策库” */
  waitingFor?: string;
  /** 中断的原因，如“模型服务繁忙”；写在“回答中断”之后 */
  reason?: string;
  /**
   * 谁写的；不是模型写的换成说明，如“原文摘录与规则计算”
   *
   * @default AI生成
   */
  mark?: ReactNode;
  /** 停止或中断后继续生成；已有的文字留着 */
  onContinue?: () => void;
  /** 复制、重新生成、评价、导出等图标按钮；生成中不显示 */
  actions?: ReactNode;
}

/**
 * 回答. One that is being written announces its start and end once and politely (a failure at once, as an alert),
 * not every word; one mounted done or stopped announces nothing. Whatever ends it, the text that is there stays.
 */
export function AssistantMessage(props: AssistantMessageProps) {
  const {
    label,
    children,
    thinking,
    state = 'done',
    waitingFor,
    reason,
    mark = <AiMark />,
    onContinue,
    actions,
  } = props;
  const text = useUiText();
  // Answers of an old conversation announce nothing.
  const [isLive] = useState(state === 'streaming');
  const words = text.answerState[state];
  return (
    <article className={assistant} aria-label={label}>
      {isLive && state !== 'failed' ? (
        <span role="status" className={visuallyHidden}>
          {words}
        </span>
      ) : null}
      {thinking ? <div>{thinking}</div> : null}
      {waitingFor && state === 'streaming' ? (
        <div className={waiting}>
          <Spinner />
          {waitingFor}
        </div>
      ) : null}
      {children}
      {state === 'stopped' || state === 'failed' ? (
        <div className={end}>
          {state === 'failed' ? (
            <span className={failure} role="alert">
              <CircleAlert size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
              {reason ? text.sentence(words, reason) : words}
            </span>
          ) : (
            words
          )}
          {onContinue ? (
            <Button size="sm" onPress={onContinue}>
              {text.continueAnswer}
            </Button>
          ) : null}
        </div>
      ) : null}
      {state === 'streaming' ? null : (
        <div className={foot}>
          {actions}
          <span className={footMark}>{mark}</span>
        </div>
      )}
    </article>
  );
}
