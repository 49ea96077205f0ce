import type {
  GradientTier,
  HighTechEvaluation,
  MatchCondition,
  PointSpan,
  SavedEvaluation,
  ScoreSheetItem,
  SpecializationEvaluation,
} from '@hengce/api';
import { conditionOf } from '../../shared/testing/conditionOf';
import { matchEnterprise } from '../../shared/testing/matchFixtures';

const enterprise = {
  id: matchEnterprise.id,
  name: matchEnterprise.name,
  regionName: matchEnterprise.regionName,
  isSample: true,
};

const condition = (patch: Parameters<typeof conditionOf>[0]): MatchCondition =>
  conditionOf({
    clause: { policyId: 'n-hnte-2016-32', clauseId: 'art-11.1', label: '第十一条（一）', quote: null },
    source: '本人填写',
    ...patch,
  });

const gates = [
  condition({ id: 'h1', title: '注册成立一年以上', requirement: '不少于365天', own: '2,774天' }),
  condition({
    id: 'h2',
    title: '知识产权',
    relation: 'all',
    requirement: '同时满足',
    verdict: 'manual',
    clause: null,
    source: null,
  }),
  condition({
    id: 'h2-core',
    parentId: 'h2',
    depth: 1,
    title: '对主要产品（服务）在技术上起核心支持作用',
    requirement: '由企业确认，或由专家判断',
    verdict: 'manual',
    source: null,
    action: '请确认是否符合',
    questionId: 'attest:core-technology',
  }),
  condition({
    id: 'h4',
    title: '科技人员占职工总数的比例',
    requirement: '不低于10%',
    own: '18.1%',
    formula: '38÷210＝18.1%',
    gauge: { value: 0.181, threshold: 0.1, operator: '>=', unit: 'ratio' },
  }),
  condition({
    id: 'h5a',
    title: '近三年研发费用占销售收入的比例',
    requirement: '不低于3%',
    verdict: 'unmet',
    own: '2.83%',
    formula: '(150万元＋150万元＋150万元)÷(2,800万元＋5,200万元＋7,900万元)＝2.83%',
    gauge: { value: 0.0283, threshold: 0.03, operator: '>=', unit: 'ratio' },
  }),
  condition({
    id: 'h6',
    title: '高新技术产品（服务）收入占总收入的比例',
    requirement: '不低于60%',
    verdict: 'unknown',
    source: null,
    action: '补充2025年总收入',
    questionId: 'fact:totalIncome:2025',
  }),
];

const item = (
  id: string,
  title: string,
  max: number,
  own: PointSpan,
  more: Partial<ScoreSheetItem> = {},
): ScoreSheetItem => ({
  id,
  title,
  max,
  isExpert: false,
  levels: [],
  rating: null,
  columns: { own, evidenced: { lo: 0, hi: own.hi }, cautious: own.lo },
  basis: null,
  missing: [],
  ...more,
});
const span = (lo: number, hi: number): PointSpan => ({ lo, hi });
const levels = ['高', '较高', '一般', '较低'].map((label, at) => ({ label, points: span(7 - 2 * at, 8 - 2 * at) }));

export const highTechEvaluation: HighTechEvaluation = {
  enterprise,
  asOf: '2026-11-20',
  rule: {
    title: '高新技术企业认定',
    docNo: '国科发火〔2016〕32号',
    policyId: 'n-hnte-2016-32',
    validFrom: '2016-01-01',
    validTo: null,
    readings: ['增长率为负的，成长性得0分', '年均转化数大于0而不足1项的没有对应分档，由专家判断'],
  },
  verdict: 'unmet',
  conclusion: '有条件不具备，见“还差什么”',
  conditions: gates,
  sheet: {
    max: 100,
    passOperator: '>',
    pass: 70,
    columns: { own: span(51, 94), evidenced: span(12, 94), cautious: 51 },
    parts: [
      {
        id: 'ip',
        title: '知识产权',
        max: 30,
        columns: { own: span(14, 30), evidenced: span(8, 30), cautious: 14 },
        items: [
          item('ip-advanced', '技术的先进程度', 8, span(0, 8), { isExpert: true, levels }),
          item('ip-core', '对主要产品（服务）在技术上发挥核心支持作用', 8, span(5, 6), {
            isExpert: true,
            levels,
            rating: span(5, 6),
          }),
          item('ip-count', '知识产权数量', 8, span(7, 8), { basis: 'Ⅰ类3，Ⅱ类6' }),
        ],
      },
      {
        id: 'conversion',
        title: '科技成果转化能力',
        max: 30,
        columns: { own: span(19, 24), evidenced: span(0, 24), cautious: 19 },
        items: [item('conversion-count', '近三年年均转化数', 30, span(19, 24), { basis: '4' })],
      },
      {
        id: 'organisation',
        title: '研究开发组织管理水平',
        max: 20,
        columns: { own: span(0, 20), evidenced: span(0, 20), cautious: 0 },
        items: [item('organisation-rules', '研发管理制度与辅助账', 6, span(0, 6), { isExpert: true })],
      },
      {
        id: 'growth',
        title: '企业成长性',
        max: 20,
        columns: { own: span(18, 20), evidenced: span(4, 20), cautious: 18 },
        items: [
          item('growth-assets', '净资产增长率', 10, span(0, 10), { missing: ['2023年净资产'] }),
          item('growth-sales', '销售收入增长率', 10, span(9, 10), { basis: '68.82%' }),
        ],
      },
    ],
  },
  growth: [
    { title: '净资产增长率', value: null, formula: null },
    {
      title: '销售收入增长率',
      value: '68.82%',
      formula: '(5,200万元÷2,800万元＋7,900万元÷5,200万元)÷2−1＝68.82%',
    },
  ],
  binding: ['近三年研发费用占销售收入的比例'],
  earliest: {
    year: 2027,
    plan: [
      { year: 2026, actions: ['研发费用由150万元变为177万元，2026年度报表'] },
      { year: 2027, actions: ['重新自评，条件具备后申报'] },
    ],
  },
};

const tier = (patch: Partial<GradientTier> & Pick<GradientTier, 'id' | 'title'>): GradientTier => ({
  isHeld: null,
  rule: {
    title: patch.title,
    docNo: '工信部企业〔2026〕2号',
    policyId: 'n-specialised-2026',
    validFrom: '2026-04-01',
    validTo: null,
    readings: [],
  },
  verdict: 'unknown',
  conclusion: '资料填完才能判断',
  conditions: [
    condition({
      id: 'scale',
      title: '上年度营业收入',
      requirement: '不低于5,000万元',
      own: '2.2562亿元',
      clause: { policyId: 'n-little-giant-2026', clauseId: 'gate.scale', label: '规模', quote: null },
    }),
    condition({
      id: 'ip',
      title: '用于主导产品的Ⅰ类知识产权',
      requirement: '不少于4件',
      verdict: 'unmet',
      own: '2件',
      gauge: { value: 2, threshold: 4, operator: '>=', unit: 'count' },
      clause: { policyId: 'n-little-giant-2026', clauseId: 'gate.ip', label: '知识产权', quote: null },
    }),
    condition({
      id: 'score',
      title: '发展评价得分',
      requirement: '不少于60分',
      verdict: 'unknown',
      source: null,
      action: '补充发展评价得分',
      questionId: 'fact:developmentScore:',
      clause: { policyId: 'n-little-giant-2026', clauseId: 'gate.score', label: '发展评价得分', quote: null },
    }),
  ],
  score: null,
  ways: [],
  ...patch,
});

export const specializationEvaluation: SpecializationEvaluation = {
  enterprise,
  asOf: '2026-11-20',
  rules: '2026',
  tiers: [
    tier({
      id: 'tech',
      title: '科技型中小企业',
      verdict: 'unmet',
      conclusion: '有2项不具备',
      score: { lo: 78, hi: 78, max: 100, passOperator: '>=', pass: 60, parts: [] },
    }),
    tier({
      id: 'innovative',
      title: '创新型中小企业',
      isHeld: true,
      verdict: 'met',
      conclusion: '按已填的资料，各项条件预判都具备',
    }),
    tier({ id: 'specialised', title: '专精特新中小企业', isHeld: true }),
    tier({
      id: 'littleGiant',
      title: '专精特新“小巨人”企业',
      isHeld: false,
      verdict: 'unmet',
      conclusion: '有1项不具备',
      ways: [
        {
          text: '用于主导产品的Ⅰ类知识产权再增加2件，通常18至36个月',
          changes: [
            {
              key: 'appliedInventions',
              period: null,
              label: '用于主导产品的Ⅰ类知识产权',
              from: '2件',
              to: '4件',
              delta: '再增加2件',
              monthsLeast: 18,
              monthsMost: 36,
              when: '通常18至36个月',
            },
          ],
        },
      ],
    }),
  ],
  reached: 'specialised',
  changes: [
    { tier: 'specialised', topic: '细分市场年限', before: '不少于2年', after: '不少于3年' },
    { tier: 'littleGiant', topic: 'Ⅰ类知识产权', before: '2件及以上', after: '4件及以上' },
    {
      tier: 'littleGiant',
      topic: '研发费用',
      before: '营收1亿元及以上占比不低于3%，5000万元至1亿元不低于6%',
      after: '近两年合计不低于1200万元，每年占比不低于3%',
    },
  ],
};

export const savedEvaluation: SavedEvaluation = {
  id: 'v1',
  kind: 'highTech',
  createdAt: '2026-11-17T06:05:00.000Z',
  isStale: true,
  highTech: highTechEvaluation,
  specialization: null,
};
