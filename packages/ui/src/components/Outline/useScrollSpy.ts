import { useEffect, useState } from 'react';

export interface ScrollSpyOptions {
  /**
   * 离视口顶端多远算读到，像素；顶栏之下。
   *
   * @default 120
   */
  offset?: number;
}

/** Index of the last of `count` positions (ascending, px) that is at most `limit`; -1 for none. */
export function lastAbove(count: number, topOf: (index: number) => number, limit: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(middle) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Id of the anchor that is being read: the last one above the line, else the first; at the foot of the page the last
 * one in view. Undefined where none is in the document. It measures about log2(n) of them per frame, so a code of a
 * thousand articles costs as little as a short notice.
 *
 * @param ids in the order of the document
 */
export function useScrollSpy(ids: readonly string[], { offset = 120 }: ScrollSpyOptions = {}): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
      const page = document.documentElement;
      const isAtEnd =
        page.scrollHeight > page.clientHeight && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      // At the foot of the page the last anchors cannot rise to the line; the last one that is in view is meant.
      const limit = isAtEnd ? page.clientHeight : offset;
      const index = lastAbove(elements.length, (i) => elements[i]?.getBoundingClientRect().top ?? 0, limit);
      setCurrentId(elements[Math.max(0, index)]?.id);
    };
    const schedule = () => {
      if (!frame) frame = requestAnimationFrame(read);
    };
    read();
    // Captured, because panes scroll too and their events do not bubble.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [ids, offset]);
  return currentId;
}
