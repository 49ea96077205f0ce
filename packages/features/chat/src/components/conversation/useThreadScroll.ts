'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RunView } from '../../run/createRun';

/** Distance in px from the end within which a reader is at it. */
const near = 16;
/** Height in px of the bar above the thread, which stays there. */
const top = 72;

const end = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolling of a thread: it opens at its end; a new question moves to the top and its answer grows below it, so that
 * nothing moves under the eyes. A reader who scrolls to the end stays there until scrolling up.
 */
export function useThreadScroll(list: RefObject<HTMLElement | null>, view: RunView | undefined, lastKey?: string) {
  const isPinned = useRef(false);
  // Where the page stood last, and its end: what moves it but the reader is no wish of his.
  const last = useRef({ y: 0, end: 0 });
  const look = useCallback(() => {
    last.current = { y: window.scrollY, end: end() };
  }, []);
  const [isAtEnd, setAtEnd] = useState(true);
  const goToEnd = useCallback(() => {
    isPinned.current = true;
    window.scrollTo({ top: end() });
  }, []);

  useEffect(() => {
    const onScroll = () => {
      const before = last.current;
      look();
      const { y, end } = last.current;
      // A page that becomes shorter, as when thoughts fold up, pushes whoever is at its end.
      const isPushed = end < before.end && y >= end - 1;
      if (y < before.y - 1) isPinned.current &&= isPushed;
      // He went to the end that he saw; it may have grown since.
      else if (y > before.y + 1 && y >= Math.min(before.end, end) - near) isPinned.current = true;
      setAtEnd(end - y <= 120);
    };
    const letGo = (event: Event) => {
      if (event instanceof WheelEvent && event.deltaY >= 0) return;
      isPinned.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('wheel', letGo, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('wheel', letGo);
    };
  }, [look]);

  // An old conversation opens at its end, once it is there, and stays there while the rest of the page arrives.
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current || lastKey === undefined) return;
    hasOpened.current = true;
    if (view) return;
    goToEnd();
    look();
  }, [lastKey, view, goToEnd, look]);

  // A new run: its question to the top.
  const run = view?.answer;
  useLayoutEffect(() => {
    if (!run) return;
    isPinned.current = false;
    const questions = list.current?.querySelectorAll<HTMLElement>('[data-role="user"]');
    const asked = questions?.[questions.length - 1];
    if (asked) window.scrollTo({ top: asked.getBoundingClientRect().top + window.scrollY - top });
    look();
  }, [run, list, look]);

  const isThere = lastKey !== undefined;
  useEffect(() => {
    const element = list.current;
    if (!isThere || !element) return;
    const growth = new ResizeObserver(() => {
      if (isPinned.current) window.scrollTo({ top: end() });
      else setAtEnd(end() - window.scrollY <= 120);
      look();
    });
    growth.observe(element);
    // Of the field below it too, which grows when its choices have arrived.
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [isThere, list, look]);

  return { isAtEnd, goToEnd };
}
