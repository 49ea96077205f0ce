'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { TextStream } from './textStream';

/** Milliseconds between paints in a hidden tab, where the browser runs no animation frames. */
const withoutFrames = 250;
/** Milliseconds of rendering from which text is painted only every second frame, which leaves time for input. */
const slowCommit = 8;

function paintPerFrame(stream: TextStream, paint: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    cancel();
    const started = performance.now();
    paint();
    // Behind React's own microtask, in which it renders and commits.
    queueMicrotask(() => {
      cost = performance.now() - started;
    });
  };
  const plan = () => {
    if (stream.isDone()) return now();
    if (timer !== undefined) return;
    timer = setTimeout(now, withoutFrames);
    frame = requestAnimationFrame(() => {
      if (cost <= slowCommit) now();
      else frame = requestAnimationFrame(now);
    });
  };
  const unsubscribe = stream.subscribe(plan);
  return () => {
    unsubscribe();
    cancel();
  };
}

/** Text of a stream so far, for `StreamingMarkdown`, rendered at most once per frame (every 250 ms in a hidden tab). */
export function useStreamedText(stream: TextStream): { text: string; isStreaming: boolean } {
  const subscribe = useCallback((paint: () => void) => paintPerFrame(stream, paint), [stream]);
  const text = useSyncExternalStore(subscribe, stream.getText, stream.getText);
  const isDone = useSyncExternalStore(subscribe, stream.isDone, stream.isDone);
  return { text, isStreaming: !isDone };
}
