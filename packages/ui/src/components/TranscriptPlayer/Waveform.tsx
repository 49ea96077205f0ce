'use client';
import { memo, useMemo } from 'react';
import { heard, ink, lane, stretch, unheard, wave } from './TranscriptPlayer.css';
import { inkOf, type TranscriptSpeaker, type TranscriptTurn } from './transcriptOptions';
import { bars } from './transcriptTimes';

const barCount = 230;

/** Wave of a recording, the part that was played in another colour. Each half is one path: an hour is two elements. */
export function Waveform({ peaks, share }: { peaks: readonly number[]; share: number }) {
  const strokes = useMemo(
    () =>
      bars(peaks, barCount).map((peak, index) => {
        const height = 18 * Math.max(0.06, Math.min(1, peak));
        return `M${index * 4 + 2} ${20 - height}V${20 + height}`;
      }),
    [peaks],
  );
  const cut = Math.round(strokes.length * share);
  const viewBox = `0 0 ${Math.max(1, strokes.length) * 4} 40`;
  return (
    <svg className={wave} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={heard} strokeWidth="2" d={strokes.slice(0, cut).join('')} />
      <path className={unheard} strokeWidth="2" d={strokes.slice(cut).join('')} />
    </svg>
  );
}

export interface SpeakerLaneProps {
  speakers: readonly TranscriptSpeaker[];
  turns: readonly TranscriptTurn[];
  duration: number;
}

/** Speakers over time, along the recording. The turns above say it in words. */
export const SpeakerLane = memo(function SpeakerLane({ speakers, turns, duration }: SpeakerLaneProps) {
  const percent = (seconds: number) => `${(seconds / Math.max(1, duration)) * 100}%`;
  return (
    <div className={lane} aria-hidden="true">
      {turns.map((turn) => (
        <span
          key={turn.id}
          className={`${stretch} ${ink[inkOf(speakers, turn.speakerId)]}`}
          style={{ left: percent(turn.start), width: percent(turn.end - turn.start) }}
        />
      ))}
    </div>
  );
});
