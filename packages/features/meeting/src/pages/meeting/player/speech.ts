import { findSpeech } from '@hengce/transcript';

/** A stretch in which somebody speaks, in seconds. */
export interface Spoken {
  start: number;
  end: number;
}

/** Pauses up to this long are part of what is said, in milliseconds: about a sentence or two in each stretch. */
const pauseMs = 900;
/** A shorter silence is not worth a jump, in seconds. */
const shortest = 1;
/** Bars that the player draws at most. */
const peakCount = 460;

/** Where somebody speaks, told by loudness alone. */
export const spokenIn = (levels: Uint8Array, stepMs: number): Spoken[] =>
  findSpeech(levels, stepMs, { minPauseMs: pauseMs }).map(({ startMs, endMs }) => ({
    start: startMs / 1000,
    end: endMs / 1000,
  }));

/** Where the silence at a time ends; null within speech, after the last, and in a pause too short to jump over. */
export function silenceUntil(spoken: readonly Spoken[], time: number): number | null {
  const next = spoken.find(({ end }) => end > time);
  return next && next.start - time >= shortest ? next.start : null;
}

/** Heights of the wave from 0 to 1: 60 dB below full scale is nothing. */
export function peaksOf(levels: Uint8Array): number[] {
  const count = Math.min(peakCount, levels.length);
  return Array.from({ length: count }, (_, n) => {
    const from = Math.floor((n * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((n + 1) * levels.length) / count));
    const loudest = levels.subarray(from, to).reduce((most, level) => Math.max(most, level), 0);
    return Math.max(0, (loudest - 100) / 150);
  });
}
