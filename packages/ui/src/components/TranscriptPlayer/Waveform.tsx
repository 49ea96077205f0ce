'use client';
import { memo, useMemo } from 'react';
import { heard, ink, lane, unheard, wave } from './TranscriptPlayer.css';
import { inkOf, type SpeakerInk, type TranscriptSpeaker, type TranscriptTurn } from './transcriptOptions';
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

/** Thin gap at the end of a turn, as a share of the recording; of a short turn, half of it. */
const gapShare = 0.003;

/** Units of the drawing in a second. Thousands of whole numbers are written several times faster than as many decimals. */
const perSecond = 100;
const unit = (seconds: number) => Math.round(seconds * perSecond);

/**
 * Speakers over time, along the recording, each one path: hours are as light as minutes. The turns above say it in words.
 */
export const SpeakerLane = memo(function SpeakerLane({ speakers, turns, duration }: SpeakerLaneProps) {
  const paths = useMemo(() => {
    const drawn = new Map<SpeakerInk, string>();
    for (const { speakerId, start, end } of turns) {
      const paint = inkOf(speakers, speakerId);
      const gap = Math.min(gapShare * duration, (end - start) / 2);
      drawn.set(paint, `${drawn.get(paint) ?? ''}M${unit(start)} 2H${unit(end - gap)}`);
    }
    return [...drawn];
  }, [speakers, turns, duration]);
  return (
    <svg
      className={lane}
      viewBox={`0 0 ${Math.max(1, unit(duration))} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(([paint, path]) => (
        <path key={paint} className={ink[paint]} strokeWidth="4" d={path} />
      ))}
    </svg>
  );
});
