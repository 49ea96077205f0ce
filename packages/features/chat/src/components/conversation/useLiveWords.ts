'use client';
import { useEffect, useRef, useState } from 'react';
import type { RunView } from '../../run/createRun';
import { useChatText } from '../../text';
import type { ShownMessage } from './model/shownMessages';

/** Sentence for screen readers about the answer that is being written: its states, not its text. */
export function useLiveWords(view: RunView | undefined, messages: readonly ShownMessage[]): string {
  const text = useChatText().live;
  const [words, setWords] = useState('');
  const wasRunning = useRef(false);
  const isRunning = view !== undefined;
  const last = messages.at(-1)?.message;
  const phase =
    view === undefined
      ? 'idle'
      : view.connection === 'reconnecting'
        ? 'broken'
        : view.state.openPart === 'answer'
          ? 'answering'
          : 'searching';
  useEffect(() => {
    if (phase === 'idle') return;
    setWords({ broken: text.broken, answering: text.answering, searching: text.searching }[phase]);
  }, [phase, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the run ends
  useEffect(() => {
    if (wasRunning.current && !isRunning && last?.role === 'assistant')
      setWords(last.state === 'stopped' ? text.stopped : text.done(last.text.length, last.citations?.length ?? 0));
    wasRunning.current = isRunning;
  }, [isRunning]);
  return words;
}
