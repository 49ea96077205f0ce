import { expect, test } from 'vitest';
import { uiText } from '../../text';
import { drawDeadline } from './DeadlineRule/drawDeadline';
import { type Deadline, deadlineOf, readDeadline } from './deadline';
import { deadlineWords } from './deadlineWords';

const now = new Date('2026-11-20T10:24:00+08:00');
const open: Deadline = { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', now };

test('counts days to the last day and stands where they are left', () => {
  expect(readDeadline(open)).toEqual({ state: 'open', days: 41, isUrgent: false, now: 1 - 41 / 61 });
});
test('fourteen days are urgent, fifteen are not, and the line turns with the words', () => {
  expect(readDeadline({ ...open, closesAt: '2026-12-05' }).isUrgent).toBe(false);
  expect(readDeadline({ ...open, closesAt: '2026-12-04' }).isUrgent).toBe(true);
  expect(drawDeadline({ ...open, closesAt: '2026-12-04' }).stops?.[0]?.tone).toBe('seal');
});
test('on the last day it is still open, the day after it is closed, even when the server still says open', () => {
  expect(readDeadline({ ...open, closesAt: '2026-11-20' })).toMatchObject({ state: 'open', days: 0, now: 1 });
  expect(readDeadline({ ...open, closesAt: '2026-11-19' })).toMatchObject({ state: 'closed', now: null });
});
test('on a short line, now and the stop are two marks even on the last days', () => {
  for (const closesAt of ['2026-11-20', '2026-11-21']) {
    const { points, stops } = drawDeadline({ ...open, closesAt });
    expect((stops?.[0]?.at ?? 0) - (points?.[0]?.at ?? 1)).toBeGreaterThan(0.13);
  }
});
test('open without a last day says nothing instead of inventing one', () => {
  expect(readDeadline({ state: 'open', now }).state).toBe('none');
  expect(readDeadline({ ...open, closesAt: '不详' }).state).toBe('none');
});
test('reads as one sentence', () => {
  const say = (deadline: Deadline) => deadlineWords(deadline, uiText).sentence;
  expect(say(open)).toBe('申报期限：11月1日开放，12月31日截止，还剩41天');
  expect(say({ ...open, opensAt: null })).toBe('申报期限：12月31日截止，还剩41天');
  expect(say({ ...open, closesAt: '2026-11-20' })).toBe('申报期限：11月1日开放，11月20日截止，今天截止');
  expect(say({ state: 'upcoming', opensAt: '2026-12-10', closesAt: '2027-01-15', now })).toBe(
    '申报期限：12月10日开放，2027年1月15日截止',
  );
  expect(say({ state: 'upcoming', now })).toBe('申报期限：待开放');
  expect(say({ state: 'rolling', now })).toBe('申报期限：常年受理');
  expect(say({ state: 'closed', closesAt: '2026-10-31', now })).toBe('申报期限：10月31日已截止');
  expect(say({ state: 'none', now })).toBe('申报期限：未提供');
});
test('a document tells its deadline by its dates', () => {
  const of = (opens: string | null, closes: string | null) =>
    deadlineOf(
      [...(opens ? [{ kind: 'opens', date: opens }] : []), ...(closes ? [{ kind: 'closes', date: closes }] : [])],
      now,
    ).state;
  expect(of('2026-11-01', '2026-12-31')).toBe('open');
  expect(of('2026-12-10', '2027-01-15')).toBe('upcoming');
  expect(of('2026-09-01', '2026-10-31')).toBe('closed');
  expect(of(null, null)).toBe('none');
});
