import { expect, it } from 'vitest';
import type { PolicySummary } from '../../shared/model/types';
import { policySummaries } from '../../shared/testing/policyRows';
import { text } from '../../shared/text';
import { policyRowProps } from './policyRow';

const hrefs = {
  search: () => '/search',
  detail: (id: string, at?: { clauseId?: string; terms?: readonly string[] }) =>
    `/${id}?${at?.terms?.join('+') ?? ''}#${at?.clauseId ?? ''}`,
};
const [sample] = policySummaries as [PolicySummary];
const rowOf = (change: Partial<PolicySummary> = {}) =>
  policyRowProps({ ...sample, ...change }, { hrefs, text, now: new Date(0), terms: ['研发'] });

it('leads from title and snippet to the document, with the words to mark', () => {
  const { href, snippets } = rowOf();
  expect(href).toBe('/s-rdsub-330000-1?研发#');
  expect(snippets?.[0]?.href).toBe('/s-rdsub-330000-1?研发#art-7');
});

it.each([
  ['in_force', undefined, []],
  ['not_yet_effective', undefined, ['尚未施行']],
  ['amended', '已被修订', []],
  ['repealed', '已废止', []],
  ['expired', '已过有效期', []],
] as const)('a policy that is %s fades only when it no longer holds', (status, label, tags) => {
  const row = rowOf({ status, effectiveFrom: null });
  expect(row.statusLabel).toBe(label);
  expect(row.tags?.map((tag) => tag.label)).toEqual(tags);
});

it('says from which day a policy holds that does not yet', () => {
  const [tag] = rowOf({ status: 'not_yet_effective', effectiveFrom: '2027-01-01' }).tags ?? [];
  expect(tag?.label).toBe('尚未施行，2027年1月1日起');
});

it.each([
  ['sample', []],
  ['official_fulltext', []],
  ['third_party', ['第三方整理']],
  ['curated', ['人工结构化']],
] as const)('says where a %s text is from when it is not the plain official one', (provenance, tags) => {
  expect(rowOf({ provenance }).tags?.map((tag) => tag.label)).toEqual(tags);
});

it('tells the row what a sample is; the row has one tag for it and clean words', () => {
  expect(rowOf()).toMatchObject({ isSample: true, title: sample.title, issuers: sample.issuers });
});

it('says of a date when it is not that of publication', () => {
  expect(rowOf()).toMatchObject({ date: '2026年9月18日', dateLabel: undefined });
  expect(rowOf({ publishedAt: null })).toMatchObject({ date: '2026年10月1日', dateLabel: '施行' });
});

it.each([
  ['最高200万元', 200_000_000, '最高200万元'],
  ['每满5000万投入给100万支持，单个企业最高5000万', 5_000_000_000, '最高5,000万元'],
  ['按实际投入的30%给予补助，总额不超过1.25亿元', 12_500_000_000, '最高1.25亿元'],
  ['按月发放每月不超过800元的生活补助，最长一年', 80_000, '最高800元'],
  ['按实际投入的一定比例给予补助，以通知为准', null, undefined],
])('says of the amount %s what fits into a row', (text, capFen, said) =>
  expect(rowOf({ amount: { text, capFen } }).amountText).toBe(said),
);

it('claims no validity of what a third party collected', () => {
  const row = rowOf({ provenance: 'third_party', status: 'unverified' });
  expect(row.statusLabel).toBeUndefined();
  expect(row.tags).toEqual([{ label: '第三方整理' }]);
});

it('names the successor of a superseded policy', () => {
  const supersededBy = { id: 'n-2', title: '新办法', docNo: null };
  expect(rowOf({ supersededBy }).supersededBy).toEqual({ title: '新办法', href: '/n-2?#' });
});
