'use client';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

/** Printable width of a page of A4 in CSS pixels. */
const paperWidth = 660;

/**
 * Width of an element in px, while printing that of the paper, which no observer reports in time. 0 before the first
 * layout.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    const toPaper = () => flushSync(() => setWidth(paperWidth));
    measure();
    observer.observe(element);
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, [ref]);
  return width;
}
