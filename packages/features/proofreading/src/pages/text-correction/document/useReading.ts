'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dateInShanghai } from '@hengce/text';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type ProofreadingGenre, proofreadingQueries } from '../../../data/proofreading';
import type { SessionAction } from '../../../model/session';
import { createReader, emptyReadout, type Reader } from '../../../reading/createReader';
import type { ReadingOptions } from '../../../reading/protocol';
import { ReadingContext } from '../../../reading/ReadingContext';

interface Read {
  text: string;
  genre: ProofreadingGenre;
  isWanted: boolean;
  dispatch: Dispatch<SessionAction>;
}

/**
 * Proofreading of the present text with the account's lists, for as long as it is wanted.
 *
 * @returns the function that starts again after a failure, the ref of the offset that is read first, the parts that
 * could not be loaded, and the function that asks for them again
 */
export function useReading({ text, genre, isWanted, dispatch }: Read) {
  const open = useContext(ReadingContext);
  const { options, ...given } = useOptions(genre);
  const [times, setTimes] = useState(0);
  const reader = useRef<Reader>(undefined);
  const near = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` begins anew
  useEffect(() => {
    if (!isWanted) return;
    const made = createReader(open, (readout) => dispatch({ type: 'read', readout }));
    reader.current = made;
    return () => {
      made.close();
      reader.current = undefined;
    };
  }, [open, isWanted, dispatch, times]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reader knows nothing
  useEffect(() => {
    if (options) reader.current?.setOptions(options);
  }, [options, isWanted, times]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reader knows nothing
  useEffect(() => reader.current?.setText(text, near.current), [text, isWanted, times]);
  return {
    ...given,
    near,
    again() {
      dispatch({ type: 'read', readout: emptyReadout });
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
