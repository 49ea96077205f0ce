import { expect, test } from 'vitest';
import { dayAt, dayOf, formatDay } from './days';

test('the day changes at midnight in Shanghai, wherever the browser is', () => {
  expect(dayAt(new Date('2026-11-20T15:59:59Z'))).toBe(dayOf('2026-11-20'));
  expect(dayAt(new Date('2026-11-20T16:00:00Z'))).toBe(dayOf('2026-11-21'));
});
test('a date that is none is not a number', () => {
  expect(dayOf('去年')).toBeNaN();
  expect(dayOf('')).toBeNaN();
});
test('the year is written when it is not this one', () => {
  const now = new Date('2026-11-20T02:24:00Z');
  expect(formatDay('2026-12-31', now)).toBe('12月31日');
  expect(formatDay('2027-01-05', now)).toBe('2027年1月5日');
  expect(formatDay('不详', now)).toBe('不详');
});
