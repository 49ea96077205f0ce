'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has ever come near the viewport; always true without IntersectionObserver.
 *
 * @param margin distance beyond the viewport that counts as near, a CSS length
 */
export function useIsNear(ref: RefObject<Element | null>, margin = '800px'): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref, margin]);
  return isNear;
}
