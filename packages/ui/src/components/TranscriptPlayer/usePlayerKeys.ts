'use client';
import type { KeyboardEvent } from 'react';
import { seekStep } from './transcriptOptions';

export interface PlayerKeys {
  isDisabled: boolean;
  onToggle: () => void;
  onJump: (seconds: number) => void;
}

const jumps: Record<string, number> = { ArrowLeft: -seekStep, ArrowRight: seekStep };
const typing = 'textarea, [contenteditable]:not([contenteditable=false]), input:not([type=range])';

/**
 * Keyboard of the player: Space plays and pauses, left and right move five seconds, wherever focus is in it. Text
 * fields and open lists keep these keys, and a button keeps its Space.
 */
export function usePlayerKeys({ isDisabled, onToggle, onJump }: PlayerKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Lists that a control opens are children in React only.
    if (!event.currentTarget.contains(target) || target.closest(typing)) return;
    const jump = jumps[event.key];
    const isToggle = event.key === ' ' && !target.closest('button');
    if (jump === undefined && !isToggle) return;
    event.preventDefault();
    event.stopPropagation();
    if (jump !== undefined) onJump(jump);
    else if (!event.repeat) onToggle();
  };
}
