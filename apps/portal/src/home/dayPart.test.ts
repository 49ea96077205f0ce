import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayPart, formatDay } from './dayPart';

const inBeijing = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour - 8));

// The deadlines beside it are those of Beijing; the browser may stand elsewhere.
beforeAll(() => vi.stubEnv('TZ', 'America/Los_Angeles'));
afterAll(() => vi.unstubAllEnvs());

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('%d o’clock is %s', (hour, part) => expect(dayPart(inBeijing(hour))).toBe(part));

it('writes the day', () => {
  expect(formatDay(inBeijing(0))).toBe('11月20日，星期五');
  expect(formatDay(inBeijing(23))).toBe('11月20日，星期五');
});
