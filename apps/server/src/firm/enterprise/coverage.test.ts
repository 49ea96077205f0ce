import { factDefs, findFact, profileFields } from '@hengce/rules';
import { parseDay } from '@hengce/text';
import { expect, it } from 'vitest';
import { nationalProgrammes } from '../../corpus/programmes';
import { generateSamples } from '../../corpus/sample';
import type { PolicyRecord } from '../../library/records';
import { type Requirement, requirementsOf } from '../../library/records';
import { asksFacts } from '../../library/records/requirements';
import type { RequirementRow } from '../../library/records/rows';
import { createCoverage } from './coverage';
import type { EnterpriseRow, FactRow } from './repository';

const firm: EnterpriseRow = {
  id: 'e1',
  name: '甲公司',
  uscc: null,
  region_code: '330100',
  region_name: '浙江省杭州市',
  industry_code: 'C34',
  established_at: '2019-04-18',
  is_sample: false,
  is_current: true,
};
const years = [2025, 2024, 2023];

const requirement = (facts: string[], more: Partial<Requirement> = {}): Requirement => ({
  policyId: `p-${facts.join('-')}`,
  title: '政策',
  isSample: false,
  isNational: true,
  regionCode: '000000',
  itemName: '事项',
  text: '条件',
  clauseId: null,
  facts,
  years: 1,
  ...more,
});
const known = (...places: string[]): FactRow[] =>
  places.map((place) => {
    const [key = '', period = ''] = place.split(' ');
    return { key, period, is_chosen: true } as FactRow;
  });
const rowsOf = (records: readonly PolicyRecord[]): RequirementRow[] =>
  records.map((record) => ({ ...record, asksFacts: asksFacts(record), provenance: record.source.provenance }));

it('一个条件的资料全部已知才能核对；分年度的要每个年度都有', () => {
  const all = [requirement(['rdExpense', 'revenue'], { years: 2 }), requirement(['isHighTech'])];
  const summary = (facts: FactRow[]) => createCoverage(all, firm, facts, years).summary();
  expect(summary([])).toMatchObject({ conditions: 2, checkable: 0, policies: 2 });
  const some = known('rdExpense 2025', 'rdExpense 2024', 'revenue 2025', 'isHighTech ');
  expect(summary(some)).toMatchObject({
    checkable: 1,
    gaps: [{ key: 'revenue', label: '营业收入', years: [2024], gain: 1, conditions: 1, policies: 1 }],
  });
  expect(summary([...some, ...known('revenue 2024')])).toMatchObject({ checkable: 2, gaps: [] });
});

it('企业成立以前的年度不算缺', () => {
  const young = { ...firm, established_at: '2025-03-01' };
  const all = [requirement(['revenue'], { years: 3 })];
  expect(createCoverage(all, young, known('revenue 2025'), years).summary().checkable).toBe(1);
});
it('今年成立的不缺上年度的数', () => {
  const newest = { ...firm, established_at: '2026-03-10' };
  const all = [requirement(['revenue', 'rdExpense'], { years: 3 })];
  expect(createCoverage(all, newest, [], years).summary()).toMatchObject({ checkable: 1, gaps: [] });
});

it('先补能多核对条件的；几项合起来才够的，连着排', () => {
  const all = [
    requirement(['isListed', 'marketYears'], { policyId: 'a' }),
    requirement(['isListed', 'marketYears'], { policyId: 'b', text: '另一条' }),
    requirement(['isHighTech'], { policyId: 'c' }),
  ];
  const { gaps } = createCoverage(all, firm, [], years).summary();
  expect(gaps.map(({ key, gain }) => [key, gain])).toEqual([
    ['isHighTech', 1],
    ['isListed', 0],
    ['marketYears', 2],
  ]);
});

it('企业自己的信息也会缺；别处的政策不算', () => {
  const all = [requirement(['establishedAt']), requirement(['isListed'], { regionCode: '440000' })];
  const coverage = createCoverage(all, { ...firm, established_at: null }, [], years);
  expect(coverage.summary()).toMatchObject({
    conditions: 1,
    gaps: [{ key: 'establishedAt', label: '成立日期', isProfile: true, years: [] }],
  });
  expect(coverage.list('isListed').rows).toEqual([]);
});

it('随产品提供的政策：条件所问的资料都有定义，废止的版本不问，全国的在前', () => {
  const records = [...nationalProgrammes(), ...generateSamples({ today: '2026-11-21' })];
  const day = parseDay('2026-11-21');
  if (day === null) throw new Error('no day');
  const requirements = requirementsOf(rowsOf(records), day);
  for (const { facts } of requirements) {
    for (const key of facts) expect(findFact(key) !== undefined || Object.hasOwn(profileFields, key), key).toBe(true);
  }
  expect(requirements.some(({ policyId }) => policyId === 'n-specialised-2022')).toBe(false);
  expect(requirements.some(({ policyId }) => policyId === 'n-specialised-2026')).toBe(true);
  // Its window closed in May.
  expect(requirements.some(({ policyId }) => policyId === 'n-little-giant-notice-2026-117')).toBe(false);
  expect(requirements[0]?.isNational).toBe(true);
  expect(requirements.at(-1)?.isSample).toBe(true);
  const coverage = createCoverage(requirements, firm, [], years);
  const { conditions, checkable, gaps } = coverage.summary();
  expect(checkable + gaps.reduce((sum, { gain }) => sum + gain, 0)).toBe(conditions);
  expect(coverage.list('rdExpense').rows[0]?.missing).toContain('研发费用');
  // What nothing asks for is listed here, so that a definition without a use is a decision.
  const asked = new Set(
    records.flatMap(({ items }) => items.flatMap((item) => item.conditions.flatMap(({ facts = [] }) => facts))),
  );
  expect(factDefs.filter(({ key }) => !asked.has(key)).map(({ key }) => key)).toEqual([
    'registeredCapital',
    'legalStatus',
    'formerNames',
    'mainProduct',
    'highTechField',
    'bachelorStaff',
    'exportRevenue',
    'taxPaid',
    'overseasRdRatio',
    'rdProjects',
    'taxGrade',
    'hasUniversityContract',
  ]);
});
