'use client';
import { type CompositionEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { createImeGuard } from './imeGuard';

/** Whether an input method is composing during this key. For Enter use `useEnterToSubmit`: Safari reports the end too early. */
export const isImeComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean =>
  'nativeEvent' in event ? event.nativeEvent.isComposing : event.isComposing;

/**
 * Handlers for an element around an input. Keys of an input method stop here, in the capture phase, so that nothing
 * below acts on them: no submit on Enter, no clearing on Escape, no choosing from a list. The input method itself is
 * not disturbed.
 */
export function useImeGuard() {
  const [guard] = useState(createImeGuard);
  return useMemo(
    () => ({
      onCompositionStartCapture: () => guard.start(),
      onCompositionEndCapture: (event: CompositionEvent) => guard.end(event.nativeEvent.timeStamp),
      onBlurCapture: () => guard.blur(),
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (guard.isImeKey(event.nativeEvent)) event.stopPropagation();
      },
    }),
    [guard],
  );
}
