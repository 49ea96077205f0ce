'use client';
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Index of the point nearest to x. */
const nearest = (centres: readonly number[], x: number): number =>
  centres.reduce((best, at, index) => (Math.abs(at - x) < Math.abs((centres[best] ?? 0) - x) ? index : best), 0);

/** The keys of a range, handled here so that every engine moves one point at a time. */
const moves: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Index of the current point of a chart (-1 without points), whether it is shown, and the props that move it. The pointer
 * over `areaProps` chooses the nearest point; the keyboard moves a native range input, which screen readers announce and
 * phones swipe. It starts at the last point; leaving the chart or the input, or Escape, hides it.
 *
 * @param centres x of each point, px from the left edge of the area
 */
export function usePointReader(centres: readonly number[]) {
  const [wanted, setIndex] = useState(Number.MAX_SAFE_INTEGER);
  const [isShown, setShown] = useState(false);
  const last = centres.length - 1;
  const index = Math.min(wanted, last);
  const read = (event: PointerEvent<HTMLElement>) => {
    setIndex(nearest(centres, event.clientX - event.currentTarget.getBoundingClientRect().left));
    setShown(true);
  };
  return {
    index,
    isShown,
    areaProps: { onPointerMove: read, onPointerDown: read, onPointerLeave: () => setShown(false) },
    inputProps: {
      min: 0,
      max: last,
      step: 1,
      value: index,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setIndex(event.currentTarget.valueAsNumber),
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent) => {
        setShown(event.key !== 'Escape');
        const next = moves[event.key]?.(index, last);
        if (next === undefined) return;
        event.preventDefault();
        setIndex(Math.max(0, Math.min(last, next)));
      },
    },
  } as const;
}
