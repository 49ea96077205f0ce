import { describe, expect, it } from 'vitest';
import { barHeights, binsWithin } from './sliderValues';

describe('binsWithin', () => {
  it.each([
    [
      [0, 100],
      [true, true, true, true],
    ],
    [
      [25, 75],
      [false, true, true, false],
    ],
    [
      [40, 40],
      [false, false, false, false],
    ],
    [
      [0, 12.5],
      [true, false, false, false],
    ],
  ] as const)('%j', (chosen, expected) => {
    expect(binsWithin(4, [0, 100], chosen)).toEqual(expected);
  });
});

describe('barHeights', () => {
  it('scales to the fullest bin, keeps small ones visible and empty ones empty', () => {
    expect(barHeights([0, 1, 50, 100])).toEqual([0, 6, 50, 100]);
    expect(barHeights([0, 0])).toEqual([0, 0]);
    expect(barHeights([])).toEqual([]);
  });
});
