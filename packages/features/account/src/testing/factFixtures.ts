import type { Enterprise, Fact, FactConditionList, FactSheet, FactValue, KnownEnterprise } from '@hengce/api';

/** The firm of the demo account, and one of the user's own. */
export const sampleEnterprises: readonly Enterprise[] = [
  {
    id: 'e1',
    name: '青岚精密制造（示例）有限公司',
    uscc: null,
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2019-04-18',
    isSample: true,
    isCurrent: true,
    filled: 5,
    total: 9,
  },
  {
    id: 'e2',
    name: '云澜测试仪器有限公司',
    uscc: '91350100M000100Y43',
    regionCode: '330000',
    regionName: '浙江省',
    industryCode: null,
    establishedAt: null,
    isSample: false,
    isCurrent: false,
    filled: 0,
    total: 9,
  },
];

let nextId = 100;
export const factValue = (patch: Partial<FactValue> & Pick<FactValue, 'value'>): FactValue => ({
  factId: String(nextId++),
  period: null,
  source: 'user',
  sourceName: '本人填写',
  confidence: 'stated',
  isChosen: true,
  evidence: null,
  note: null,
  recordedAt: '2026-11-18T08:12:00.000Z',
  supersededAt: null,
  ...patch,
});

const fact = (key: string, label: string, type: Fact['type'], help: string, more: Partial<Fact> = {}): Fact => ({
  key,
  label,
  type,
  unit: type === 'money' ? '分' : null,
  period: 'none',
  options: [],
  evidenceKinds: [],
  help,
  conditions: 0,
  policies: 0,
  values: [],
  ...more,
});

const inYears = (amounts: readonly number[]): FactValue[] =>
  amounts.map((value, i) => factValue({ value, period: String(2025 - i) }));

/** A vault as openapi/main/paths/enterprise.yaml shows it: evidence, a conflict, gaps. */
export const sampleSheet = (enterprise: Enterprise = sampleEnterprises[0] as Enterprise): FactSheet => ({
  enterprise,
  years: [2025, 2024, 2023],
  coverage: {
    conditions: 42,
    checkable: 25,
    policies: 12,
    gaps: [
      {
        key: 'hasSeriousAccident',
        label: '近三年有重大安全、质量事故',
        isProfile: false,
        years: [],
        gain: 9,
        conditions: 9,
        policies: 8,
      },
      {
        key: 'rdExpense',
        label: '研发费用',
        isProfile: false,
        years: [2023],
        gain: 4,
        conditions: 6,
        policies: 4,
      },
      { key: 'industryCode', label: '所属行业', isProfile: true, years: [], gain: 3, conditions: 3, policies: 3 },
      { key: 'isListed', label: '已上市', isProfile: false, years: [], gain: 0, conditions: 1, policies: 1 },
      {
        key: 'marketShare',
        label: '主导产品市场占有率',
        isProfile: false,
        years: [],
        gain: 1,
        conditions: 1,
        policies: 1,
      },
    ],
  },
  groups: [
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
      group: 'finance',
      groupName: '财务',
      filled: 2,
      total: 2,
      facts: [
        fact('revenue', '营业收入', 'money', '主营业务收入与其他业务收入，不含营业外收入', {
          period: 'year',
          evidenceKinds: ['审计报告', '企业所得税年度纳税申报表'],
          conditions: 9,
          policies: 6,
          values: [
            factValue({
              value: 22_562_000_000,
              period: '2025',
              confidence: 'evidenced',
              evidence: { fileName: '2025年度审计报告.pdf', size: 182_400, isKept: true },
            }),
            factValue({
              value: 22_410_000_000,
              period: '2025',
              source: 'import',
              sourceName: '导入',
              isChosen: false,
              note: '未审数',
            }),
            ...inYears([0, 18_870_000_000, 15_260_000_000]).slice(1),
          ],
        }),
        fact('netProfit', '净利润', 'money', '亏损填负数', { period: 'year', values: inYears([1_766_000_000]) }),
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
          values: inYears([1_286_000_000, 1_038_000_000]),
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
  ],
});

export const sampleConditions: FactConditionList = {
  total: 3,
  policies: 3,
  rows: [
    {
      policyId: 'n-tech-sme-2017-115',
      title: '科技型中小企业评价办法',
      isSample: false,
      itemName: '科技型中小企业入库登记',
      text: '年销售收入不超过2亿元',
      clauseId: 'gate.size',
      missing: [],
    },
    {
      policyId: 'n-hnte-2016-32',
      title: '高新技术企业认定管理办法',
      isSample: false,
      itemName: '高新技术企业认定',
      text: '近三个会计年度研发费用占销售收入的比例达到所在分档要求',
      clauseId: 'art-11.5',
      missing: ['研发费用'],
    },
    {
      policyId: 's-330100-rd',
      title: '【示例】杭州市企业研发费用后补助办法',
      isSample: true,
      itemName: '研发费用补助',
      text: '上年度研发费用占营业收入的比重不低于3%',
      clauseId: 'a-5.2',
      missing: [],
    },
  ],
};

export const sampleKnown: KnownEnterprise[] = [
  {
    name: '宁波云岭机械有限公司',
    uscc: null,
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2012-05-18',
    isSample: true,
    source: '示例登记数据',
    asOf: '2026-10-01',
    facts: [{ key: 'registeredCapital', period: '', value: '500万元' }],
  },
];
