'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Alert } from '../Alert';
import { Button } from '../Button';

export interface ErrorMessageProps {
  /** 发生了什么，保留了什么，如“服务繁忙，提问已保留。” */
  children: ReactNode;
  /** 不给时没有重试 */
  onRetry?: () => void;
}

/** 出错. The failure of an answer that never began. One that broke off is an `AssistantMessage` that failed. */
export function ErrorMessage({ children, onRetry }: ErrorMessageProps) {
  const text = useUiText();
  const retry = onRetry ? (
    <Button size="sm" onPress={onRetry}>
      {text.retry}
    </Button>
  ) : undefined;
  return (
    <Alert tone="danger" action={retry}>
      {children}
    </Alert>
  );
}
