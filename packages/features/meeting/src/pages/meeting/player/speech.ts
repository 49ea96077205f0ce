import { findSpeech, type Stretch } from '@hengce/transcript';

/** What is known of a sound without listening. */
export interface Heard {
  /** Heights of the wave from 0 to 1, of equal parts of the sound; empty where there are none. */
  peaks: readonly number[];
  /** Where somebody speaks, told by loudness alone. */
  spoken: readonly Stretch[];
}

/** Pauses up to this long are part of what is said, in milliseconds: about a sentence or two in each stretch. */
const pauseMs = 900;
/** A shorter silence is not worth a jump, in milliseconds. */
const shortestMs = 1_000;
/** Bars that the player draws at most. */
const peakCount = 460;

/** @param stepMs milliseconds of a level; null where there are none */
export const heardIn = (levels: Uint8Array | undefined, stepMs: number | null): Heard =>
  levels && stepMs !== null
    ? { peaks: peaksOf(levels), spoken: findSpeech(levels, stepMs, { minPauseMs: pauseMs }) }
    : { peaks: [], spoken: [] };

/** Where the silence at a time ends, in seconds; null within speech, after the last, and in a pause too short to jump over. */
export function silenceUntil(spoken: readonly Stretch[], time: number): number | null {
  const next = spoken.find(({ endMs }) => endMs > time * 1000);
  return next && next.startMs - time * 1000 >= shortestMs ? next.startMs / 1000 : null;
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
