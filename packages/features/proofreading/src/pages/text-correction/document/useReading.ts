'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dateInShanghai } from '@hengce/text';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type ProofreadingGenre, proofreadingQueries } from '../../../data/proofreading';
import { createReader, emptyReadout, type Reader, type Readout } from '../../../reading/createReader';
import type { ReadingOptions } from '../../../reading/protocol';
import { ReadingContext } from '../../../reading/ReadingContext';

interface Reading {
  /** Text at first; `read` is given each later one. */
  text: string;
  genre: ProofreadingGenre;
  isWanted: boolean;
  onRead: (readout: Readout) => void;
}

/**
 * Proofreading of a text with the account's lists, for as long as it is wanted.
 *
 * @returns the function that reads a changed text, first around an offset, the function that starts again after a
 * failure, the parts that could not be loaded, and the function that asks for them again
 */
export function useReading({ text, genre, isWanted, onRead }: Reading) {
  const open = useContext(ReadingContext);
  const { options, ...given } = useOptions(genre);
  const [times, setTimes] = useState(0);
  const reader = useRef<Reader>(undefined);
  const latest = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` begins anew
  useEffect(() => {
    if (!isWanted) return;
    const made = createReader(open, onRead);
    reader.current = made;
    return () => {
      made.close();
      reader.current = undefined;
    };
  }, [open, isWanted, onRead, times]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reader knows nothing
  useEffect(() => {
    if (options) reader.current?.setOptions(options);
  }, [options, isWanted, times]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reader knows nothing
  useEffect(() => reader.current?.setText(latest.current, 0), [isWanted, times]);
  const read = useCallback((changed: string, near: number) => {
    latest.current = changed;
    reader.current?.setText(changed, near);
  }, []);
  return {
    ...given,
    read,
    again() {
      onRead(emptyReadout);
      setTimes((before) => before + 1);
    },
  };
}

/**
 * Options of the engine; null until the lists and settings are loaded or have failed. Without them a text is read all
 * the same, and `missing` says so.
 */
function useOptions(genre: ProofreadingGenre) {
  const { api } = useFeatureHost();
  const lists = useQuery(proofreadingQueries(api).lists());
  const settings = useQuery(proofreadingQueries(api).settings());
  const today = dateInShanghai(useNow());
  const options = useMemo((): ReadingOptions | null => {
    if (lists.isPending || settings.isPending) return null;
    const rows = lists.data?.rows ?? [];
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    return {
      today,
      genre,
      dictionary: of('dictionary').map(({ text }) => text),
      sensitive: of('sensitive').map(({ text, suggestion, note }) => ({
        text,
        ...(suggestion === null ? {} : { suggestion }),
        ...(note === null ? {} : { note }),
      })),
      people: of('people').map(({ text, posts }) => ({ name: text, posts })),
      laws: settings.data?.laws ?? [],
    };
  }, [genre, today, lists.data, lists.isPending, settings.data, settings.isPending]);
  const missing = [...(lists.data ? [] : ['lists' as const]), ...(settings.data ? [] : ['laws' as const])];
  return {
    options,
    missing: options === null ? [] : missing,
    readMissing() {
      if (!lists.data) void lists.refetch();
      if (!settings.data) void settings.refetch();
    },
  };
}
