import type { FirmField } from '@hengce/api';
import { expect, it } from 'vitest';
import { type ConditionDraft, conditionOf, draftOf, emptyDraft, withField } from './conditionDrafts';

const field = (rest: Partial<FirmField>): FirmField => ({
  key: 'revenue',
  label: '营业收入',
  type: 'money',
  unit: '分',
  period: '2025',
  operators: ['>=', '<='],
  options: [],
  known: 1,
  help: '',
  ...rest,
});
const draft = (rest: Partial<ConditionDraft>, of: FirmField) => ({ ...withField(emptyDraft(1), of), ...rest });

it.each([
  ['2,000', field({}), 2_000_000_000],
  ['2亿', field({}), 20_000_000_000],
  ['12', field({ key: 'workforce', type: 'int', unit: '人' }), 12],
  ['12人', field({ key: 'workforce', type: 'int', unit: '人' }), 12],
  ['5', field({ key: 'overseasRdRatio', type: 'ratio', unit: null }), 0.05],
  ['2020-01-01', field({ key: 'establishedAt', type: 'date', unit: null }), '2020-01-01'],
  ['false', field({ key: 'isHighTech', type: 'bool', unit: null, operators: ['is'] }), false],
] as const)('“%s”是一个条件', (typed, of, value) => {
  expect(conditionOf(draft({ typed }, of), of)).toEqual({ key: of.key, operator: of.operators[0], value });
});

it.each([
  [field({}), 2_000_000_001],
  [field({ key: 'workforce', type: 'int', unit: '人' }), 12],
  [field({ key: 'overseasRdRatio', type: 'ratio', unit: null }), 0.055],
  [field({ key: 'establishedAt', type: 'date', unit: null }), '2020-01-01'],
  [field({ key: 'isHighTech', type: 'bool', unit: null, operators: ['is'] }), false],
  [field({ key: 'industryCode', type: 'enum', unit: null, operators: ['in'], options: ['A', 'B'] }), ['A']],
])('查过的条件写回来还是它：%o', (of, value) => {
  const asked = { key: of.key, operator: of.operators[0] ?? 'is', value };
  expect(conditionOf(draftOf(1, asked, of), of)).toEqual(asked);
});

it('没有写完的、读不懂的都不是条件', () => {
  const money = field({});
  expect(conditionOf(emptyDraft(1), undefined)).toBeNull();
  for (const typed of ['', '一千', '2000人']) expect(conditionOf(draft({ typed }, money), money)).toBeNull();
  const choice = field({ type: 'enum', options: ['A', 'B'], operators: ['in'] });
  expect(conditionOf(draft({}, choice), choice)).toBeNull();
  expect(conditionOf(draft({ chosen: ['A'] }, choice), choice)).toMatchObject({ operator: 'in', value: ['A'] });
});

it('换一项资料，原来写的值不留下', () => {
  const first = draft({ typed: '2000' }, field({}));
  expect(withField(first, field({ key: 'isHighTech', type: 'bool', operators: ['is'] }))).toEqual({
    id: 1,
    key: 'isHighTech',
    operator: 'is',
    typed: 'true',
    chosen: [],
  });
});
