/** Milliseconds of sound that one level stands for. */
export const levelMs = 20;
/** Root mean square below which nothing is heard: about -50 dB. */
const quiet = 0.003;
const silentAfterMs = 5_000;
/** Levels of the drawn wave, each the loudest of 100 ms: 24 seconds. */
export const waveLength = 240;
/** When sound lacks this much of the clock, the device has slept. */
const gapMs = 3_000;

/** What is heard at the moment. */
export interface Sound {
  /** Loudest of the newest levels, 0 to 1. */
  level: number;
  /** Newest levels, the last one last. */
  wave: readonly number[];
  quietMs: number;
}
export const noSound: Sound = { level: 0, wave: [], quietMs: 0 };

export const isSilent = ({ quietMs }: Sound) => quietMs >= silentAfterMs;

/** Sound after some more levels. */
export function heard({ wave, quietMs }: Sound, levels: readonly number[]): Sound {
  const level = Math.max(0, ...levels);
  return {
    level,
    wave: [...wave, level].slice(-waveLength),
    quietMs: level < quiet ? quietMs + levels.length * levelMs : 0,
  };
}

/** How much of the time between two messages was not heard, in milliseconds; 0 when it is no more than a delay. */
export function gapOf(passedMs: number, heardMs: number): number {
  const lost = passedMs - heardMs;
  return lost >= gapMs ? Math.round(lost) : 0;
}

/** Place of a level on a meter from 0 to 1: decibels, of which the ear has as many as here, from -60. */
export const meterOf = (level: number) =>
  level <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(level)) / 60));
