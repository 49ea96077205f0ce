'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { none } from './answers/SetAnswer';

const isTyping = (target: HTMLElement) =>
  target.isContentEditable ||
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, [role="spinbutton"]') !== null;
/** Whether Enter belongs to the element. */
const isPressable = (target: HTMLElement) => target.closest('button, a, [role="dialog"], [role="listbox"]') !== null;

/**
 * Effect of the keyboard on the questions: number keys choose in the one that has the focus, else in the current one (0 is 都没有), and move the focus;
 * Enter calls `goOn` and never answers.
 */
export function useQuestionKeys(page: RefObject<HTMLElement | null>, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    const view = page.current?.ownerDocument;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.isComposing || hasModifier || target.closest('[role="dialog"]')) return;
      // Only here, or where nothing has the focus.
      if (target !== view?.body && !page.current?.closest('main')?.contains(target) && !page.current?.contains(target))
        return;
      if (event.key === 'Enter' && !isPressable(target)) {
        event.preventDefault();
        // Not to the radio that has the focus either, which Enter would choose.
        event.stopPropagation();
        // A field keeps its number when it is left; first that, then on.
        if (isTyping(target)) target.blur();
        latest.current();
      } else if (/^[0-9]$/.test(event.key) && !isTyping(target)) {
        // That of the focus, which may not be shown as the current one yet.
        const question = target.closest('[data-question]') ?? page.current?.querySelector('[data-current]');
        const choices = question?.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])');
        const choice =
          event.key === '0'
            ? [...(choices ?? [])].find(({ value }) => value === none)
            : choices?.[Number(event.key) - 1];
        choice?.focus({ preventScroll: true });
        choice?.click();
      }
    };
    // Before the fields: a radio keeps Enter to itself.
    view?.addEventListener('keydown', onKeyDown, true);
    return () => view?.removeEventListener('keydown', onKeyDown, true);
  }, [page]);
}
