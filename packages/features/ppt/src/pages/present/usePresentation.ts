'use client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';

interface Shown {
  at: number;
  isBlack: boolean;
}
/** Where the presenter points at, in shares of the slide's width and height. */
export interface Point {
  x: number;
  y: number;
}
/** What windows of one presentation say to each other; `ask`: a window has been opened and wants to know. */
type Message = Shown | { point: Point | null } | 'ask';

const isShown = (message: unknown): message is Shown =>
  typeof message === 'object' && message !== null && 'at' in message && Number.isInteger(message.at);

const isShare = (share: unknown): boolean => typeof share === 'number' && share >= 0 && share <= 1;
const pointIn = ({ point }: { point: Point | null }): Point | null =>
  point && isShare(point.x) && isShare(point.y) ? { x: point.x, y: point.y } : null;

export interface Presentation extends Shown {
  point: Point | null;
  go: (to: number) => void;
  toggleBlack: () => void;
  pointAt: (point: Point | null) => void;
}

/**
 * Place in a presentation of `count` slides, the same in all windows that show it. A window that is closed leaves the
 * others as they are; what the presenter points at is seen in all. Keys: arrows, space and Page keys move, Home and End
 * go to the ends, B makes black.
 */
export function usePresentation(deckId: string, count: number, first: number, onEnd: () => void): Presentation {
  const [shown, change] = useReducer((_: Shown, next: Shown) => next, { at: first, isBlack: false });
  const [point, setPoint] = useState<Point | null>(null);
  const latest = useRef(shown);
  latest.current = shown;
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(`hengce.ppt.${deckId}`);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'ask') opened.postMessage(latest.current);
      else if (isShown(data)) change({ at: data.at, isBlack: data.isBlack === true });
      else if (typeof data === 'object' && data !== null && 'point' in data) setPoint(pointIn(data));
    };
    opened.postMessage('ask');
    return () => opened.close();
  }, [deckId]);
  const show = useCallback((next: Shown) => {
    latest.current = next;
    change(next);
    channel.current?.postMessage(next);
  }, []);
  const go = useCallback(
    (to: number) => show({ at: Math.min(Math.max(to, 0), Math.max(count - 1, 0)), isBlack: false }),
    [show, count],
  );
  const toggleBlack = useCallback(() => show({ ...latest.current, isBlack: !latest.current.isBlack }), [show]);
  const pointAt = useCallback((to: Point | null) => {
    setPoint(to);
    channel.current?.postMessage({ point: to });
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = !(event.altKey || event.ctrlKey || event.metaKey);
      const isControl = event.target instanceof Element && event.target.closest('button, a, input, textarea');
      if (!isOurs) return;
      const { at } = latest.current;
      const to = {
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        PageDown: at + 1,
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        PageUp: at - 1,
        Home: 0,
        End: count - 1,
        // A button that has the focus is pressed by it.
        ...(isControl ? {} : { ' ': at + 1, Enter: at + 1 }),
      }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        go(to);
      } else if (event.key === 'b' || event.key === 'B' || event.key === '.') toggleBlack();
      else if (event.key === 'Escape') onEnd();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, go, toggleBlack, onEnd]);
  return { ...shown, at: Math.min(shown.at, Math.max(count - 1, 0)), point, go, toggleBlack, pointAt };
}
