import { expect, test } from 'vitest';
import { drawThreshold, judge, separate } from './ThresholdRule/drawThreshold';
import { timeAxis } from './TimeRuler/timeAxis';
import { drawUsage, usageLevel } from './UsageMeter/usage';

test('limits count as met', () => {
  expect(judge({ kind: 'atLeast', threshold: 4, value: 4 })).toBe('met');
  expect(judge({ kind: 'atLeast', threshold: 4, value: 3.99 })).toBe('unmet');
  expect(judge({ kind: 'atMost', threshold: 60, value: 60 })).toBe('met');
  expect(judge({ kind: 'between', threshold: 20, thresholdTo: 300, value: 300 })).toBe('met');
  expect(judge({ kind: 'between', threshold: 20, thresholdTo: 300, value: 301 })).toBe('unmet');
  expect(judge({ kind: 'atLeast', threshold: 4, value: null })).toBe('unknown');
});
test('a failed threshold is told by shape, not by colour alone', () => {
  const shape = (value: number | null) => drawThreshold({ kind: 'atLeast', threshold: 4, value }).points?.[0]?.shape;
  expect([shape(5), shape(3), shape(null)]).toEqual(['dot', 'cross', 'dashed']);
});
test('labels part when their marks meet, and stay on the ruler', () => {
  const starts = separate(160, [
    { at: 0.07, size: 48 },
    { at: 0.1, size: 60 },
  ]);
  expect(starts[0]).toBe(0);
  expect(starts[1]).toBeGreaterThanOrEqual(56);
  const atEnd = separate(160, [
    { at: 1, size: 60 },
    { at: 0.98, size: 50 },
  ]);
  expect((atEnd[0] ?? 0) + 60).toBe(160);
  expect((atEnd[1] ?? 0) + 50).toBeLessThanOrEqual(92);
});
test('usage warns from four fifths on and is used up at its limit', () => {
  expect([usageLevel(23, 30), usageLevel(24, 30), usageLevel(30, 30), usageLevel(31, 30), usageLevel(0, 0)]).toEqual([
    'normal',
    'high',
    'usedUp',
    'usedUp',
    'usedUp',
  ]);
  expect(drawUsage(50, 30).stops?.[0]?.at).toBe(1);
});
test('the shared axis reaches the last date and names the year when it turns', () => {
  const axis = timeAxis(['2026-11-28', null, '2027-01-15', 'x'], new Date('2026-11-20T10:24:00+08:00'));
  expect(axis.months.map(({ month, isNewYear }) => [month, isNewYear])).toEqual([
    [12, false],
    [1, true],
    [2, false],
  ]);
  expect(axis.today).toBeCloseTo(11 / 87);
});
test('deadlines of this week are told apart: the axis is four weeks then', () => {
  const axis = timeAxis(['2026-11-21', '2026-11-22'], new Date('2026-11-20T10:24:00+08:00'));
  expect(axis.to - axis.from).toBe(32);
  expect(axis.months.map(({ month }) => month)).toEqual([12]);
});
