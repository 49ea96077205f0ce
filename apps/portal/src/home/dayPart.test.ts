import { expect, it } from 'vitest';
import { dayPart, formatDay } from './dayPart';

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
] as const)('%d o’clock is %s', (hour, part) => expect(dayPart(new Date(2026, 10, 20, hour))).toBe(part));

it('writes the day', () => expect(formatDay(new Date(2026, 10, 20))).toBe('11月20日，星期五'));
