import { expect, it } from 'vitest';
import { heardIn, peaksOf, silenceUntil } from './speech';

/** Levels of 20 ms: silence at 40, speech at 180. */
const levels = (...seconds: [level: number, seconds: number][]) =>
  Uint8Array.from(seconds.flatMap(([level, length]) => Array<number>(length * 50).fill(level)));

it('finds who speaks when, and jumps from silence to the next of it', () => {
  const { spoken } = heardIn(levels([40, 3], [180, 2], [40, 4], [180, 1], [40, 5]), 20);
  expect(spoken.map(({ startMs, endMs }) => [Math.round(startMs / 1000), Math.round(endMs / 1000)])).toEqual([
    [3, 5],
    [9, 10],
  ]);
  expect(silenceUntil(spoken, 0)).toBeCloseTo(2.94);
  expect(silenceUntil(spoken, 4)).toBeNull();
  expect(silenceUntil(spoken, 6)).toBeCloseTo(8.94);
  expect(silenceUntil(spoken, 8.5)).toBeNull();
  expect(silenceUntil(spoken, 12)).toBeNull();
});

it('draws as many bars as there are levels, and 460 at most, each its loudest', () => {
  expect(peaksOf(Uint8Array.from([0, 100, 175, 250]))).toEqual([0, 0, 0.5, 1]);
  expect(peaksOf(levels([100, 60], [250, 1]))).toHaveLength(460);
  expect(peaksOf(levels([100, 60], [250, 1])).at(-1)).toBe(1);
});
