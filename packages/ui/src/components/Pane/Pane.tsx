'use client';
import { type ReactNode, useRef } from 'react';
import { useScrollable } from '../../hooks/useScrollable';
import { pane } from './Pane.css';
import type { PaneWidth } from './paneOptions';

export interface PaneProps {
  /** 读给读屏软件的名称，如“条款目录”。 */
  label: string;
  /**
   * 目录200、资料336、工作区400
   *
   * @default 'info'
   */
  width?: PaneWidth;
  /**
   * 在正文之前还是之后
   *
   * @default 'end'
   */
  side?: 'start' | 'end';
  /**
   * 与正文之间的竖线；目录通常没有。
   *
   * @default true
   */
  hasEdge?: boolean;
  /**
   * 1200以下：true 隐去（调用者放进 Drawer），false 排到正文之下。
   *
   * @default false
   */
  isDrawerBelow?: boolean;
  children: ReactNode;
}

/** 边栏. It stays in view while the document scrolls, and scrolls by itself, by keyboard too, when it is longer. Not printed. */
export function Pane({
  label,
  width = 'info',
  side = 'end',
  hasEdge = true,
  isDrawerBelow = false,
  children,
}: PaneProps) {
  const box = useRef<HTMLElement>(null);
  const isScrollable = useScrollable(box);
  return (
    <aside
      ref={box}
      tabIndex={isScrollable ? 0 : undefined}
      className={pane({ width, side, hasEdge, isDrawerBelow })}
      aria-label={label}
    >
      {children}
    </aside>
  );
}
