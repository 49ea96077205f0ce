import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { DeckOutlineItem } from '../../../data/ppt';
import { branchAt, placed, placesFor } from '../../../model/outline';

/** Milliseconds after which a list that is dragged past the edge of goes on. */
const pace = 60;

/** Dragging rows of an outline by mouse, pen and finger: only to places where they may stand; Escape leaves all as it is. */
export function useRowDrag(items: readonly DeckOutlineItem[], onChange: (items: readonly DeckOutlineItem[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const pointer = useRef(0);
  const [drag, setDrag] = useState<{ at: number; to: number } | null>(null);

  useEffect(() => {
    if (!drag) return;
    const rows = [...(list.current?.children ?? [])];
    const end = rows.at(-1);
    const nearest = () => {
      const heightOf = (to: number) =>
        rows[to]?.getBoundingClientRect().top ?? end?.getBoundingClientRect().bottom ?? 0;
      const distance = (to: number) => Math.abs(heightOf(to) - pointer.current);
      return placesFor(items, drag.at).reduce((best, place) => (distance(place) < distance(best) ? place : best));
    };
    const follow = () => {
      const to = nearest();
      if (to !== drag.to) setDrag({ ...drag, to });
      (rows[to] ?? end)?.scrollIntoView({ block: 'nearest' });
    };
    // The pointer may be further than the last drawing.
    const drop = () => {
      const to = nearest();
      setDrag(null);
      if (to !== drag.at && to !== drag.at + branchAt(items, drag.at).length) onChange(placed(items, drag.at, to));
    };
    const ended = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: ended.signal });
    on('pointermove', ({ clientY }) => {
      pointer.current = clientY;
      follow();
    });
    on('pointerup', drop);
    on('pointercancel', () => setDrag(null));
    on('keydown', ({ key }) => key === 'Escape' && setDrag(null));
    const timer = setInterval(follow, pace);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [drag, items, onChange]);

  return {
    list,
    begin(event: ReactPointerEvent, at: number) {
      if (event.button !== 0) return;
      event.preventDefault();
      pointer.current = event.clientY;
      setDrag({ at, to: at });
    },
    /** Attributes of a row: whether it is dragged, and whether what is dragged comes before or after it. */
    stateOf(at: number) {
      if (!drag) return {};
      const isDragged = at >= drag.at && at < drag.at + branchAt(items, drag.at).length;
      const isLast = drag.to === items.length && at === items.length - 1;
      return {
        ...(isDragged && { 'data-dragging': true }),
        ...((drag.to === at || isLast) && { 'data-drop': isLast ? 'after' : 'before' }),
      };
    },
  };
}
