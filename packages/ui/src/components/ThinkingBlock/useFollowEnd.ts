'use client';
import { type RefObject, useEffect } from 'react';

/** Distance in px from the end within which a reader is taken to be at the end. */
const atEnd = 16;

/** Effect that keeps a box scrolled to its end while its content grows, but only for a reader who is there. */
export function useFollowEnd(box: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || !isOn) return;
    let isPinned = true;
    const look = () => {
      isPinned = element.scrollHeight - element.scrollTop - element.clientHeight < atEnd;
    };
    const follow = () => {
      if (isPinned) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, isOn]);
}
