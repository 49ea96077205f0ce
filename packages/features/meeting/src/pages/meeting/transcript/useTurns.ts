'use client';
import type { Segment } from '@hengce/transcript';
import type { TranscriptTurn } from '@hengce/ui';
import { useMemo, useRef } from 'react';
import { type FoundWords, piecesOf } from '../../../model/find';
import { type MeetingText, useMeetingText } from '../../../text';

const nothingFound: ReadonlyMap<string, readonly FoundWords[]> = new Map();

/** Segments as rows of the list, words that were found marked. One that has not changed is the same row as before, and is not drawn again. */
export function useTurns(segments: readonly Segment[], found = nothingFound): readonly TranscriptTurn[] {
  const text = useMeetingText().transcript;
  const rows = useRef(new WeakMap<Segment, TranscriptTurn>());
  return useMemo(
    () =>
      segments.map((segment) => {
        const marks = found.get(segment.id);
        // Marks come and go with each letter of a search: only rows without any are kept.
        if (marks) return rowOf(segment, marks, text);
        const row = rows.current.get(segment) ?? rowOf(segment, [], text);
        rows.current.set(segment, row);
        return row;
      }),
    [segments, found, text],
  );
}

function rowOf(segment: Segment, marks: readonly FoundWords[], text: MeetingText['transcript']): TranscriptTurn {
  const { id, startMs, endMs, speakerId, isHighlighted = false, isUncertain = false, comment } = segment;
  const isEmpty = segment.text.trim() === '';
  const notes = [
    ...(isEmpty ? [text.spoken(Math.max(1, Math.round((endMs - startMs) / 1000)))] : []),
    ...(comment ? [text.commentIs(comment)] : []),
  ];
  return {
    id,
    start: startMs / 1000,
    end: endMs / 1000,
    text: piecesOf(segment.text, marks).map((piece) => ({ ...piece, isUncertain })),
    isHighlighted,
    note: notes.join('　'),
    ...(speakerId !== undefined && { speakerId }),
  };
}
