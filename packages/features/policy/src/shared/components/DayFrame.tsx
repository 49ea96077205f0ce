'use client';
import type { FocusEvent, ReactNode } from 'react';

export interface DayFrameProps {
  className?: string;
  /** Called when the date field is left; half: partly typed, so that it is no day. */
  onLeave: (typed: 'none' | 'half' | 'all') => void;
  children: ReactNode;
}

/** Frame of a date field that reports, when it is left, how much of the date is typed. Moving into its calendar is not leaving it. */
export function DayFrame({ className, onLeave, children }: DayFrameProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role="dialog"]')) return;
    const parts = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const empty = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
    onLeave(empty === 0 ? 'all' : empty < parts.length ? 'half' : 'none');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the field is left
    <div className={className} onBlur={leave}>
      {children}
    </div>
  );
}
