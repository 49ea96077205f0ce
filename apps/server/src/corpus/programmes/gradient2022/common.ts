import { condition } from '../programme';

export const MIIT = ['工业和信息化部'];
export const THEMES = ['工业、交通', '科技、教育'];
export const DOC = '工信部企业〔2022〕63号';
/** Facts that decide the direct cases (直接情形) of 工信部企业〔2022〕63号附件1: a firm in one of them needs no score. */
export const directFacts = [
  'nationalPrize',
  'provincialPrize',
  'isHighTech',
  'isDemonstration',
  'rdInstitution',
  'equityRaised',
] as const;
export const innovationFacts = [
  'highValueInventions',
  'ownInventions',
  'inventionPatents',
  'otherClassOne',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
  'rdExpense',
  'revenue',
] as const;
export const growthFacts = ['mainRevenue', 'liabilities', 'assets'] as const;
export const focusFacts = ['isStrategicIndustry', 'mainRevenue', 'revenue'] as const;
export const UNTIL = '自2026年4月1日起由工信部企业〔2026〕2号替代，不再用于新的申报';

/** Section of the conditions that 工信部企业〔2022〕63号第九条 sets for a firm in all three tiers. */
export const firmSection = {
  id: 'common',
  heading: '共同条件',
  points: [
    {
      id: 'common.size',
      heading: '中小企业',
      text: '符合《中小企业划型标准规定》（工信部联企业〔2011〕300号）的中小企业。',
    },
    {
      id: 'common.firm',
      heading: '企业与产品',
      text: '在中国境内登记，有独立法人资格；产品（服务）不属于国家禁止、限制或淘汰类。',
    },
    {
      id: 'common.credit',
      heading: '信用与安全',
      text: '未列入经营异常名录或严重失信主体名单；近三年没有发生重大安全、质量、环境污染事故以及偷漏税等违法违规行为。',
    },
  ],
};
export const firmConditions = [
  condition('size', '按工信部联企业〔2011〕300号属于中小企业', 'common.size', {
    operator: 'in',
    threshold: '中小企业',
    facts: ['industryCode', 'workforce', 'revenue', 'assets'],
  }),
  condition('firm', '有独立法人资格，产品不属于禁止、限制或淘汰类', 'common.firm', {
    operator: 'in',
    threshold: '独立法人，非禁止、限制或淘汰类',
    facts: ['isIndependent', 'isRestrictedIndustry'],
  }),
  condition('credit', '未列入异常名录和严重失信名单，近三年没有重大事故和严重违法', 'common.credit', {
    operator: 'in',
    threshold: '没有列入，没有发生',
    facts: ['isAbnormal', 'isBlacklisted', 'hasSeriousAccident', 'hasEnvironmentCase', 'hasTaxEvasion'],
  }),
];
