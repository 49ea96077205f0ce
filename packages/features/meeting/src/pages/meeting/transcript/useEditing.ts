'use client';
import type { Stretch } from '@hengce/transcript';
import { useState } from 'react';
import { newId } from '../../../model/newId';
import { sentenceAt } from '../../../model/typing';
import type { Playback } from '../player/usePlayback';
import type { TranscriptSession } from './useTranscript';

/** The sound, as somebody who types needs it. */
export interface TypingSound {
  nowMs: () => number;
  toggle: () => void;
  /** @param seconds how far */
  back: (seconds: number) => void;
  /** @param seconds from the beginning */
  playFrom: (seconds: number) => void;
  isLooping: boolean;
  loop: (stretch: Stretch | null) => void;
}

export interface TranscriptEditing {
  session: TranscriptSession;
  sound: TypingSound;
  /** Sentence that is edited; null for none. */
  id: string | null;
  /** Characters before the caret when it was opened. */
  caret: number;
  place: (id: string, caret: number) => void;
  /** Opens the sentence that plays or, where there is none, a new one at that time. */
  start: () => void;
  leave: () => void;
}

/** Which sentence is edited, and the sound beside it. */
export function useEditing(session: TranscriptSession, playback: Playback): TranscriptEditing {
  const [at, setAt] = useState<{ id: string; caret: number } | null>(null);
  const { segments } = session.work;
  const nowMs = () => playback.time * 1_000;
  const place = (id: string, caret: number) => {
    session.settle();
    setAt({ id, caret });
  };
  // What was undone may have been the sentence itself.
  const isThere = at !== null && segments.some(({ id }) => id === at.id);
  return {
    session,
    sound: {
      nowMs,
      toggle: () => playback.onPlayChange(!playback.isPlaying),
      back: (seconds) => playback.onSeek(Math.max(0, playback.time - seconds)),
      playFrom: playback.playFrom,
      isLooping: playback.loop !== null,
      loop: playback.onLoopChange,
    },
    id: isThere ? at.id : null,
    caret: at?.caret ?? 0,
    place,
    start() {
      const begun = segments.findLast(({ startMs }) => startMs <= nowMs()) ?? segments[0];
      if (begun) return place(begun.id, begun.text.length);
      const placed = sentenceAt(session.work, nowMs(), newId());
      session.change(placed.transcript);
      place(placed.id, 0);
    },
    leave() {
      session.settle();
      playback.onLoopChange(null);
      setAt(null);
    },
  };
}
