import { parseDay } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import { familyValidity, type VersionFacts } from './validity';

const today = parseDay('2026-11-21') as number;
const version = (id: string, date: string | null, rest: Partial<VersionFacts> = {}): VersionFacts => ({
  id,
  status: 'in_force',
  date: parseDay(date),
  effectiveFrom: null,
  effectiveTo: null,
  ...rest,
});
const statuses = (versions: VersionFacts[]) =>
  Object.fromEntries(
    [...familyValidity(versions, today)].map(([id, { status, supersededBy }]) => [id, [status, supersededBy]]),
  );

describe('familyValidity', () => {
  it('旧版被最新的版本替代', () => {
    expect(statuses([version('old', '2020-07-05'), version('new', '2025-03-17'), version('undated', null)])).toEqual({
      new: ['in_force', null],
      old: ['amended', 'new'],
      undated: ['amended', 'new'],
    });
  });

  it('尚未施行的新版不替代旧版', () => {
    expect(
      statuses([version('old', '2020-07-05'), version('new', '2026-11-01', { effectiveFrom: parseDay('2027-01-01') })]),
    ).toEqual({
      new: ['not_yet_effective', null],
      old: ['in_force', null],
    });
  });

  it('施行日当天起有效，有效期最后一天仍有效', () => {
    expect(statuses([version('a', '2026-01-01', { effectiveFrom: today })]).a?.[0]).toBe('in_force');
    expect(statuses([version('a', '2026-01-01', { effectiveTo: today })]).a?.[0]).toBe('in_force');
    expect(statuses([version('a', '2026-01-01', { effectiveTo: today - 1 })]).a?.[0]).toBe('expired');
  });

  it('来源写明废止的保持废止', () => {
    expect(statuses([version('old', '2020-01-01', { status: 'repealed' }), version('new', '2021-01-01')]).old).toEqual([
      'repealed',
      'new',
    ]);
  });
});
