'use client';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing before a note is saved, so that a word is one save. */
const pause = 700;

/**
 * Note while it is being typed: saved 700 ms after the last key, and at once when the field, the page or the tab is
 * left; what could not be saved is sent again when it is left the next time.
 */
export function useNoteDraft(note: string, save: (note: string, onFail: () => void) => void) {
  const [draft, setDraft] = useState<string>();
  const sent = useRef<string>(undefined);
  const send = () => {
    if (draft === undefined || draft === sent.current || draft.trim() === note) return;
    sent.current = draft;
    // What did not arrive goes again when it is left again.
    save(draft, () => {
      sent.current = undefined;
    });
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (draft === undefined) return;
    const flush = () => latest.current();
    const timer = setTimeout(flush, pause);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft]);
  useEffect(() => () => latest.current(), []);
  return {
    value: draft ?? note,
    change(typed: string) {
      sent.current = undefined;
      setDraft(typed);
    },
    leave: send,
    /** Ends the draft, unless more was typed since. */
    settle: (saved: string | undefined) => setDraft((typed) => (typed === saved ? undefined : typed)),
  };
}
