'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Effect that keeps the focus on the current row while the keyboard is in the list: a decided row disappears, and its focus
 * with it.
 *
 * @param asked grows when the keyboard asks for the list
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, asked: number): void {
  const isHere = useRef(false);
  const seen = useRef(0);
  useEffect(() => {
    if (asked > 0) isHere.current = true;
  }, [asked]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      isHere.current = target instanceof Element && list.current?.contains(target) === true && isRow(target);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [list]);
  // After each rendering: the list draws its rows in a second one.
  useEffect(() => {
    if (!isHere.current) return;
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement;
      const row = list.current?.querySelector<HTMLElement>('[role=row][aria-selected=true]');
      const isFree = at === null || at === document.body || isRow(at);
      if (isHere.current && row && row !== at && (isFree || asked !== seen.current)) row.focus();
      seen.current = asked;
    });
    return () => cancelAnimationFrame(frame);
  });
}

const isRow = (element: Element): boolean => element.getAttribute('role') === 'row';
