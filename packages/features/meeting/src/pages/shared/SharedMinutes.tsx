'use client';
import type { Transcript } from '@hengce/transcript';
import { useMemo } from 'react';
import type { Minutes } from '../../data/minutes';
import { useMeetingText } from '../../text';
import { MinutesMark } from '../meeting/minutes/MinutesMark';
import { MinutesReading } from '../meeting/minutes/MinutesReading';
import { minutes as column, labels } from '../meeting/minutes/minutes.css';
import { saidIn } from '../meeting/minutes/proofs';

export interface SharedMinutesProps {
  minutes: Minutes;
  transcript: Transcript;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
}

/** Minutes of a shared meeting, for reading, with the mark of who made them. */
export function SharedMinutes({ minutes, transcript, onPlay }: SharedMinutesProps) {
  const text = useMeetingText().minutes;
  const said = useMemo(() => saidIn(transcript), [transcript]);
  return (
    <section className={column} aria-label={text.title}>
      <div className={labels}>
        <MinutesMark {...minutes} />
      </div>
      <MinutesReading {...{ said, onPlay }} content={minutes.content} template={minutes.template} />
    </section>
  );
}
