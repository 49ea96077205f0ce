import { expect, it } from 'vitest';
import { gapOf, heard, isSilent, meterOf, noSound } from './sound';

it('draws 60 decibels', () => {
  expect([0, 0.001, 0.1, 1].map((level) => Number(meterOf(level).toFixed(3)))).toEqual([0, 0, 0.667, 1]);
});

it('keeps the newest 24 seconds of the wave', () => {
  let sound = noSound;
  for (let n = 0; n < 250; n += 1) sound = heard(sound, [n / 1000, 0]);
  expect(sound.wave).toHaveLength(240);
  expect(sound.wave.at(-1)).toBe(0.249);
  expect(isSilent(sound)).toBe(false);
});

it('takes a delay of messages for no gap', () => {
  expect([gapOf(100, 100), gapOf(2_900, 100), gapOf(8_100, 100)]).toEqual([0, 0, 8_000]);
});
