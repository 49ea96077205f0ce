import { expect, it } from 'vitest';
import { createWindowFinder } from './calls';
import type { PolicyRecord } from './PolicyRecord';
import { policyRecord } from './testing';

type Kind = PolicyRecord['relations'][number]['kind'];

const until = (closesAt: string) => [{ opensAt: null, closesAt, kind: 'extended' as const }];
const related = (id: string, kind: Kind, to: string, closesAt: string, rest: Partial<PolicyRecord> = {}) =>
  policyRecord({ id, relations: [{ kind, to }], windows: until(closesAt), ...rest });

/** Last days of the windows of a record, in order. */
function days(records: readonly PolicyRecord[], id: string, replaced: readonly string[] = []) {
  const row = records.find((one) => one.id === id) as PolicyRecord;
  const windows = createWindowFinder(records, (other) => !replaced.includes(other))(row);
  return windows.map(({ closesAt }) => closesAt).sort();
}

const call = policyRecord({ id: 'call-1', familyId: 'call', windows: until('2026-01-01') });
const extended = [
  call,
  policyRecord({ ...call, id: 'call-2' }),
  related('once', 'extends', 'call-1', '2026-02-01'),
  related('again', 'extends', 'once', '2026-03-01'),
  related('other', 'extends', 'elsewhere', '2026-04-01'),
];

it.each([
  ['call-2', ['2026-01-01', '2026-02-01', '2026-03-01']],
  ['once', ['2026-02-01', '2026-03-01']],
  ['again', ['2026-03-01']],
])('延期的延期也移动窗口，不论延的是哪一个版本：%s', (id, expected) => expect(days(extended, id)).toEqual(expected));

it('延期之后才发布的版本自己写明日期', () => {
  const newest = policyRecord({ ...call, id: 'call-3', publishedAt: '2026-05-01' });
  expect(days([...extended, newest], 'call-3')).toEqual(['2026-01-01']);
});

it('申报通知的窗口只是它所依据的那一版的，不是后来替代它的版本的', () => {
  const first = policyRecord({ id: 'rules-1', familyId: 'rules' });
  const records = [
    first,
    policyRecord({ ...first, id: 'rules-2' }),
    related('notice-1', 'notice_of', 'rules-1', '2025-12-12'),
    related('notice-2', 'notice_of', 'rules-2', '2026-12-12'),
  ];
  expect(days(records, 'rules-1')).toEqual(['2025-12-12']);
  expect(days(records, 'rules-2')).toEqual(['2026-12-12']);
});

it('被替代的通知不再给窗口，它的延期移动替代它的通知', () => {
  const records = [
    policyRecord({ id: 'rules' }),
    related('notice-1', 'notice_of', 'rules', '2026-10-01', { familyId: 'notice' }),
    related('notice-2', 'notice_of', 'rules', '2026-11-01', { familyId: 'notice' }),
    related('later', 'extends', 'notice-1', '2026-12-01'),
  ];
  expect(days(records, 'rules', ['notice-1'])).toEqual(['2026-11-01', '2026-12-01']);
});

it('互相延期的记录不会没完没了', () => {
  const records = [related('a', 'extends', 'b', '2026-01-01'), related('b', 'extends', 'a', '2026-02-01')];
  expect(days(records, 'a')).toEqual(['2026-01-01', '2026-02-01']);
});
