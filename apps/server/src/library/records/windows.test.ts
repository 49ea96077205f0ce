import { dayInShanghai, parseDay } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import { windowDays, windowOn } from './windows';

const today = parseDay('2026-11-21') as number;
const on = (...windows: [string | null, string | null, ('announced' | 'extended' | 'rolling')?][]) =>
  windowOn(
    windows.map(([opensAt, closesAt, kind = 'announced']) => windowDays({ opensAt, closesAt, kind })),
    today,
  );

describe('windowOn', () => {
  it.each([
    ['截止当天仍开放', on(['2026-11-01', '2026-11-21']), 'open', 0],
    ['昨天截止', on(['2026-11-01', '2026-11-20']), 'closed', null],
    ['明天开放', on(['2026-11-22', '2026-12-01']), 'upcoming', 1],
    ['发布即开放', on([null, '2026-12-31']), 'open', 40],
    ['常年受理', on([null, null, 'rolling']), 'rolling', null],
    ['没有窗口', on(), 'none', null],
    [
      '几个窗口中先说开放的',
      on(['2025-01-01', '2025-02-01'], ['2026-12-01', '2026-12-31'], ['2026-11-01', '2026-11-30']),
      'open',
      9,
    ],
    [
      '都没开放时说最近要开放的',
      on(['2025-01-01', '2025-02-01'], ['2027-03-01', '2027-04-01'], ['2026-12-01', '2026-12-31']),
      'upcoming',
      10,
    ],
  ])('%s', (_, window, state, daysLeft) => expect(window).toMatchObject({ state, daysLeft }));
});

describe('dayInShanghai', () => {
  it('北京时间零点换日', () => {
    expect(dayInShanghai(new Date('2026-11-20T15:59:59Z'))).toBe(today - 1);
    expect(dayInShanghai(new Date('2026-11-20T16:00:00Z'))).toBe(today);
  });
});
