'use client';
import type { Slide } from '@hengce/deck';
import { Button, Highlight, TextField } from '@hengce/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FoundWords, withWords, wordsIn } from '../../../model/find';
import { usePptText } from '../../../text';
import { stack } from '../editor/EditorView.css';
import type { DeckSession } from '../editor/useDeckSession';
import { hit, hits, hitWords, numbered } from './tools.css';

/** Characters that are shown around what was found. */
const [before, after] = [8, 16];

/** 查找与替换 in all slides: every place with what stands around it; pressed, its slide opens. */
export function FindPanel({ open }: { open: DeckSession }) {
  const text = usePptText().find;
  const { work, change, dispatch } = open;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');
  /** What was replaced last, and what the slides were then: after another change it says nothing. */
  const [last, setLast] = useState<{ slides: readonly Slide[]; count: number } | null>(null);
  const found = useMemo(() => wordsIn(work.slides, query), [work.slides, query]);
  const replace = (some: readonly FoundWords[]) => {
    const slides = withWords(work.slides, some, words);
    change({ slides });
    setLast({ slides, count: some.length });
  };
  return (
    <search className={stack} aria-label={text.title}>
      <TextField label={text.find} inputRef={field} value={query} onChange={setQuery} />
      <TextField label={text.replace} value={words} onChange={setWords} />
      <div className={numbered}>
        <span role="status">
          {last?.slides === work.slides ? text.replaced(last.count) : query === '' ? '' : text.count(found.length)}
        </span>
        <Button size="sm" isDisabled={found.length === 0} onPress={() => replace(found)}>
          {text.all}
        </Button>
      </div>
      <ul className={hits}>
        {found.map((one) => {
          const { slideId, path, from, to } = one;
          const page = work.slides.findIndex(({ id }) => id === slideId) + 1;
          const start = Math.max(from - before, 0);
          return (
            <li key={`${slideId} ${path} ${from}`} className={hit}>
              <button type="button" className={hitWords} onClick={() => dispatch({ type: 'chosen', ids: [slideId] })}>
                {text.page(page)}
                <Highlight text={one.text.slice(start, to + after)} marks={[[from - start, to - start]]} />
              </button>
              <Button size="sm" variant="quiet" onPress={() => replace([one])}>
                {text.one}
              </Button>
            </li>
          );
        })}
      </ul>
    </search>
  );
}
