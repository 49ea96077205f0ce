import type { ReactNode } from 'react';
import { waiting } from './Progress.css';
import { Spinner } from './Spinner';

export interface WaitingProps {
  /** 正在做什么，如“正在登录” */
  children: ReactNode;
}

/** 稍候. A line with a spinner, for a page that continues by itself as soon as an answer arrives. */
export function Waiting({ children }: WaitingProps) {
  return (
    <p className={waiting} role="status">
      <Spinner />
      {children}
    </p>
  );
}
