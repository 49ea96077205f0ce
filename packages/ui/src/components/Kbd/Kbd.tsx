import type { ReactNode } from 'react';
import { kbd } from './Kbd.css';

export interface KbdProps {
  /** 键名，如 ⌘K、Esc、F2 */
  children: ReactNode;
}

/** 键帽. The name of a key. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
