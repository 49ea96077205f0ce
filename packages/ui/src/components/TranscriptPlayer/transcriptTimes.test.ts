import { describe, expect, it } from 'vitest';
import { bars, clock, pieceAt, seekTo, turnIndexAt } from './transcriptTimes';

it.each([
  [0, '00:00'],
  [778.9, '12:58'],
  [3599, '59:59'],
  [4378, '1:12:58'],
  [-3, '00:00'],
])('clock %s → %s', (seconds, expected) => {
  expect(clock(seconds)).toBe(expected);
});

describe('turnIndexAt', () => {
  const turns = [10, 20, 30].map((start) => ({ id: String(start), speakerId: 'a', start, end: start + 5, text: '' }));
  it.each([
    [0, -1],
    [10, 0],
    [19.9, 0],
    [29, 1],
    [500, 2],
  ])('at %s: %s', (time, index) => {
    expect(turnIndexAt(turns, time)).toBe(index);
  });
});

it('pieceAt: the last that has begun, none without times', () => {
  const pieces = [
    { text: 'a', start: 10 },
    { text: 'b', start: 12 },
  ];
  expect([9, 10, 11.9, 12, 99].map((time) => pieceAt(pieces, time))).toEqual([-1, 0, 0, 1, 1]);
  expect(pieceAt([{ text: 'a' }], 5)).toBe(-1);
});

it('bars keep the highest peaks and never make up any', () => {
  expect(bars([0.1, 0.9, 0.3, 0.2], 2)).toEqual([0.9, 0.3]);
  expect(bars([0.5], 100)).toEqual([0.5]);
  expect(bars([], 10)).toEqual([]);
});

it('seekTo stays within the recording', () => {
  expect([seekTo(-5, 60), seekTo(30, 60), seekTo(65, 60)]).toEqual([0, 30, 60]);
});
