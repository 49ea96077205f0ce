'use client';
import { type ReactNode, useRef } from 'react';
import { useScrollable } from '../../hooks/useScrollable';
import { scrollBox } from './ScrollBox.css';

/** Scrolling part of an overlay; by keyboard too, when there is something to scroll. */
export function ScrollBox({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(box);
  return (
    <div ref={box} className={`${scrollBox} ${className}`} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </div>
  );
}
