import type { Enterprise, Fact, FactGroupSheet, FactSheet, FactValue } from '@hengce/api';
import { getFacts, lookUpEnterprise } from '@hengce/api/examples';

const [finance] = getFacts.groups as [FactGroupSheet];
const [revenue] = finance.facts as [Fact];

let nextId = 200;
/** Value of a fact as the user typed it, with an id of its own, varied by a fixture. */
export const factValue = (patch: Partial<FactValue> & Pick<FactValue, 'value'>): FactValue => ({
  ...(revenue.values.at(-1) as FactValue),
  factId: String(nextId++),
  period: null,
  ...patch,
});

const fact = (key: string, label: string, type: Fact['type'], help: string, more: Partial<Fact> = {}): Fact => ({
  ...revenue,
  key,
  label,
  type,
  unit: type === 'money' ? '分' : null,
  period: 'none',
  evidenceKinds: [],
  help,
  conditions: 0,
  policies: 0,
  values: [],
  ...more,
});

const inYears = (...amounts: number[]): FactValue[] =>
  amounts.map((value, i) => factValue({ value, period: String(2025 - i) }));

const groups: FactGroupSheet[] = [
  {
    group: 'entity',
    groupName: '基本情况',
    filled: 1,
    total: 3,
    facts: [
      fact('registeredCapital', '注册资本', 'money', '营业执照上的注册资本', {
        values: [factValue({ value: 3_000_000_000 })],
      }),
      fact('isListed', '已上市', 'bool', '在境内外证券交易所上市；新三板挂牌不算', { conditions: 1, policies: 1 }),
      fact('mainProduct', '主要产品（服务）', 'text', '收入占比最高的产品或服务'),
    ],
  },
  {
    ...finance,
    filled: 2,
    total: 2,
    facts: [
      revenue,
      fact('netProfit', '净利润', 'money', '亏损填负数', { period: 'year', values: inYears(1_766_000_000) }),
    ],
  },
  {
    group: 'rd',
    groupName: '研发',
    filled: 1,
    total: 1,
    facts: [
      fact('rdExpense', '研发费用', 'money', '按高新技术企业认定管理工作指引归集', {
        period: 'year',
        conditions: 6,
        policies: 4,
        values: inYears(1_286_000_000, 1_038_000_000),
      }),
    ],
  },
  {
    group: 'credit',
    groupName: '信用与安全',
    filled: 1,
    total: 2,
    facts: [
      fact('hasSeriousAccident', '近三年有重大安全、质量事故', 'bool', '有则多数政策不能申报', {
        conditions: 9,
        policies: 8,
      }),
      fact('taxGrade', '纳税信用等级', 'enum', '最近一次评价', {
        options: ['A', 'B', 'M', 'C', 'D'],
        values: [factValue({ value: 'A' })],
      }),
    ],
  },
];

/** Facts of an enterprise with evidence, a conflict and gaps; a copy of its own, which may be changed. */
export const sampleSheet = (enterprise: Enterprise = getFacts.enterprise): FactSheet =>
  structuredClone({ ...getFacts, enterprise, groups });

/** Firms of the directory, in a region that the form of these stories has. */
export const sampleKnown = lookUpEnterprise.map((known) => ({
  ...known,
  regionCode: '330100',
  regionName: '浙江省杭州市',
}));
