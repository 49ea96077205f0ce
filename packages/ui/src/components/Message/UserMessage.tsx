'use client';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { bubble, failure, user, userFoot } from './Message.css';
import type { UserMessageState } from './messageOptions';

export interface UserMessageProps {
  /** 读屏软件读出的名称，如“您的提问2，共5” */
  label: string;
  /** 提问原文，换行照写 */
  children: string;
  /** @default 'sent' */
  state?: UserMessageState;
  /** 发送失败时重试 */
  onRetry?: () => void;
  /** 复制、编辑等图标按钮 */
  actions?: ReactNode;
}

/** 提问. The user's words, as they were typed. */
export function UserMessage({ label, children, state = 'sent', onRetry, actions }: UserMessageProps) {
  const text = useUiText();
  const words = text.questionState[state];
  return (
    <article className={user} aria-label={label}>
      <div className={bubble}>{children}</div>
      {words || actions ? (
        <div className={userFoot}>
          {state === 'failed' ? (
            <span className={failure} role="alert">
              <CircleAlert size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
              {words}
            </span>
          ) : (
            words
          )}
          {state === 'failed' && onRetry ? (
            <Button size="sm" onPress={onRetry}>
              {text.retry}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </article>
  );
}
