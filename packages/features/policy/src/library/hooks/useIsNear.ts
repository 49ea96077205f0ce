'use client';
import { type RefObject, useEffect, useState } from 'react';

/** How far outside the view something still counts as near. */
const margin = '800px';

/** Whether an element has ever come near the view; true from the start where nobody can tell. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
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
  }, [isNear, ref]);
  return isNear;
}
