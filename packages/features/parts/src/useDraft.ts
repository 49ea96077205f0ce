'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const saveAfter = 400;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Empties the field and keeps the text until it has arrived. @returns a function to call then */
  sent: () => () => void;
}

/** Unfinished text under a key; it survives a failed submission and, where the host stores drafts, a reload. */
export function useDraft(key: string): Draft {
  const { drafts } = useFeatureHost();
  const [text, setText] = useState('');
  const touched = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  useEffect(() => {
    const onComposition = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart';
    };
    const signs = ['compositionstart', 'compositionend', 'focusout'] as const;
    for (const sign of signs) document.addEventListener(sign, onComposition);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onComposition);
    };
  }, []);
  // Before anybody can type: a later effect would take away what was typed already.
  useLayoutEffect(() => {
    let isCurrent = true;
    touched.current = undefined;
    setText('');
    void drafts?.read(key).then((kept) => {
      // What was typed meanwhile is newer.
      if (isCurrent && kept && touched.current === undefined) setText(kept);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer.current);
      if (touched.current !== undefined) void drafts?.write(key, touched.current || null);
    };
  }, [drafts, key]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      touched.current = next;
      clearTimeout(timer.current);
      const save = () => {
        // Half a word of pinyin is no draft.
        if (isComposing.current) timer.current = setTimeout(save, saveAfter);
        else void drafts?.write(key, next || null);
      };
      timer.current = setTimeout(save, next === '' ? 0 : saveAfter);
    },
    [drafts, key],
  );
  const sent = useCallback(() => {
    clearTimeout(timer.current);
    const words = touched.current;
    if (words !== undefined) void drafts?.write(key, words || null);
    touched.current = undefined;
    setText('');
    return () => {
      // What is written meanwhile is the draft now.
      if (touched.current === undefined) void drafts?.write(key, null);
    };
  }, [drafts, key]);
  return { text, setText: change, sent };
}
