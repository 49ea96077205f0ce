import { expect, it } from 'vitest';
import { clockTime, dayAndHour, fullMoment, shortDate, shortDates, shortDay } from './moments';

const now = new Date('2026-11-20T10:24:00+08:00');

it.each([
  ['2026-10-01', '10月1日'],
  ['2025-03-01', '2025年3月1日'],
  ['长期', '长期'],
])('shortDate(%s) is %s', (date, words) => expect(shortDate(date, now)).toBe(words));

it('shortDates names the year of the end that is in another one', () =>
  expect(shortDates('2026-12-01', '2027-01-01', now)).toBe('12月1日至2027年1月1日'));

it.each([
  ['2026-11-19T16:05:00.000Z', '11月20日', '00:05', '11月20日 00:05', '2026年11月20日 00:05'],
  ['2025-12-31T15:59:59.000Z', '2025年12月31日', '23:59', '2025年12月31日 23:59', '2025年12月31日 23:59'],
])('writes %s by the clock of Shanghai', (moment, day, time, both, full) => {
  expect([shortDay(moment, now), clockTime(moment), dayAndHour(moment, now), fullMoment(moment)]).toEqual([
    day,
    time,
    both,
    full,
  ]);
});

it('takes the year that it is in Shanghai, not in London', () => {
  expect(shortDate('2027-01-01', new Date('2026-12-31T16:00:00Z'))).toBe('1月1日');
});
