import { expect, test } from 'vitest';
import { bent, linear } from './scale';

test('a straight scale maps its ends to 0 and 1 and never leaves them', () => {
  const scale = linear(10, 20);
  expect([5, 10, 15, 20, 99].map(scale)).toEqual([0, 0, 0.5, 1, 1]);
  expect(linear(3, 3)(3)).toBe(0);
});
test('stays straight while every stretch has its room', () => {
  const { at, isBroken, scale } = bent([0, 44, 104, 163], [0.2, 0.2, 0.2]);
  expect(at.map((share) => Math.round(share * 1000))).toEqual([0, 270, 638, 1000]);
  expect(isBroken).toEqual([false, false, false]);
  expect(scale(63)).toBeCloseTo(63 / 163);
});
test('gives short stretches their minimum and takes it from the long one, which gets a break mark', () => {
  const { at, isBroken } = bent([0, 10, 4000, 4007], [0.15, 0.15, 0.3]);
  expect(at[1]).toBeCloseTo(0.15);
  expect(at[2]).toBeCloseTo(0.7);
  expect(at[3]).toBe(1);
  expect(isBroken).toEqual([false, false, false]);
  expect(bent([0, 10, 4000, 4007], [0.35, 0.1, 0.35]).isBroken).toEqual([false, true, false]);
});
test('order is kept and values between marks lie between them, whatever the minima', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 300; round++) {
    const values = Array.from({ length: 2 + Math.floor(random() * 6) }, () => Math.floor(random() ** 3 * 5000)).sort(
      (a, b) => a - b,
    );
    const { at, scale } = bent(
      values,
      values.slice(1).map(() => random() * 0.4),
    );
    expect(at[0]).toBe(0);
    expect(at[at.length - 1]).toBeCloseTo(1);
    for (let i = 1; i < at.length; i++) expect(at[i]).toBeGreaterThanOrEqual((at[i - 1] ?? 0) - 1e-9);
    for (const value of values) expect(scale(value)).toBeGreaterThanOrEqual(0);
    expect(scale(99999)).toBe(1);
  }
});
test('equal or single values do not divide by zero', () => {
  expect(bent([5], []).at).toEqual([0]);
  expect(bent([5, 5], [0.2]).at).toEqual([0, 1]);
  expect(bent([5, 5, 5], [0.2, 0.2]).at).toEqual([0, 0.5, 1]);
});
