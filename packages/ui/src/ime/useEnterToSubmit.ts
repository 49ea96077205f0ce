'use client';
import { type CompositionEvent, type KeyboardEvent, useState } from 'react';
import { createImeGuard } from './imeGuard';

export interface EnterToSubmitOptions {
  /**
   * Key that submits. 'enter': Enter, while Shift+Enter breaks the line. 'mod-enter': Ctrl or ⌘ with Enter, while Enter
   * breaks.
   *
   * @default 'enter'
   */
  submitsOn?: 'enter' | 'mod-enter';
  /** @default false */
  isDisabled?: boolean;
}

/**
 * Handlers for an input or textarea in which Enter submits (`mod-enter`: only with Ctrl or ⌘), but never while an input
 * method is composing.
 *
 * @example <textarea {...useEnterToSubmit(send)} />
 */
export function useEnterToSubmit(
  onSubmit: () => void,
  { submitsOn = 'enter', isDisabled = false }: EnterToSubmitOptions = {},
) {
  const [guard] = useState(createImeGuard);
  return {
    onCompositionStart: () => guard.start(),
    onCompositionEnd: (event: CompositionEvent) => guard.end(event.nativeEvent.timeStamp),
    onBlur: () => guard.blur(),
    onKeyDown: (event: KeyboardEvent) => {
      // Asked for every Enter, also where nothing is submitted: the guard's one shot is used up by it.
      if (event.key !== 'Enter' || guard.isImeKey(event.nativeEvent)) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      const submits = submitsOn === 'mod-enter' ? hasModifier : !event.shiftKey && !event.altKey;
      if (!submits || isDisabled) return;
      event.preventDefault();
      // A key that is held neither submits again nor breaks lines in the emptied field.
      if (!event.repeat) onSubmit();
    },
  };
}
