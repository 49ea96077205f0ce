'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the content of a box overflows it. A box that scrolls has to take the keyboard's focus (`tabIndex` 0), one
 * that does not must not: it would be a useless stop.
 */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setScrollable(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isScrollable;
}
