'use client';
import { useEffect, useRef, useState } from 'react';

const duration = 400;

/** Number that counts towards `target` within 400 ms, so that the change is seen; it jumps under reduced motion. */
export function useRolling(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    from.current = target;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(target);
    let frame = 0;
    let begun: number | undefined;
    const roll = (now: number) => {
      begun ??= now;
      const share = Math.min(1, (now - begun) / duration);
      setShown(Math.round(start + (target - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => {
      cancelAnimationFrame(frame);
      setShown(target);
    };
  }, [target]);
  return shown;
}
