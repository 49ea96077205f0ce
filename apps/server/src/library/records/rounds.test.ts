import { parseDay } from '@hengce/text';
import { expect, it } from 'vitest';
import { type Called, expectedOpening, nextRoundYear, policyWindow } from './rounds';

const window = (state: 'open' | 'closed', opensAt: string, closesAt: string) => ({
  state,
  opensAt,
  closesAt,
  daysLeft: null,
});

it('下一次开放按同月同日推算，2月29日算2月28日，只有截止的才推算', () => {
  expect(expectedOpening(window('closed', '2026-12-01', '2026-10-01'), '2026-11-20', null)).toBe('2026-12-01');
  expect(expectedOpening(window('closed', '2024-02-29', '2024-04-01'), '2026-11-20', null)).toBe('2027-02-28');
  expect(expectedOpening(window('closed', '2025-11-15', '2026-01-21'), '2026-11-20', null)).toBeNull();
  expect(expectedOpening(window('open', '2026-02-01', '2026-12-01'), '2026-11-20', null)).toBeNull();
});

it('文件到期以后不再推算', () => {
  const closed = window('closed', '2025-10-12', '2025-12-01');
  expect(expectedOpening(closed, '2026-12-20', '2027-05-02')).toBeNull();
  expect(nextRoundYear(closed, '2026-12-20', '2027-05-02')).toBeNull();
  expect(nextRoundYear(closed, '2026-12-20', '2027-10-12')).toBe(2027);
});

const inForce: Called = { status: 'in_force', effectiveTo: null, relations: [] };
it.each<[string, string | undefined, string?, Partial<Called>?, string?]>([
  ['应已开放的，截止日也按上一期推算', '2027-01-21'],
  ['还没有到上一期的开放日', undefined, '2026-11-14'],
  ['文件先到期', undefined, undefined, { effectiveTo: '2026-06-30' }],
  ['文件已经废止', undefined, undefined, { status: 'repealed' }],
  ['申报通知只说一期', undefined, undefined, { relations: [{ kind: 'notice_of' }] }],
  ['推算的一期也已经过了', undefined, undefined, {}, '2025-11-18'],
])('按上一期推算应已开放的一期：%s', (_, dueUntil, day = '2026-11-20', called = {}, closesAt = '2026-01-21') => {
  const days = { opensAt: parseDay('2025-11-15'), closesAt: parseDay(closesAt) };
  const found = policyWindow({ ...inForce, ...called }, [days], parseDay(day) as number);
  expect(found).toMatchObject({ state: 'closed', closesAt });
  expect(found.dueUntil).toBe(dueUntil);
});
