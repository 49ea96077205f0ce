import type { PolicyRecord } from '../../../library/records';
import { condition, fact, item, programme } from '../programme';

import { DOC, firmConditions, firmSection, MIIT, THEMES, UNTIL } from './common';

/** Record of 专精特新中小企业 (工信部企业〔2022〕63号附件2), out of force, for history and comparison. */
export const specialised: PolicyRecord = programme({
  id: 'n-specialised-2022',
  familyId: 'n-specialised',
  title: '专精特新中小企业认定标准（2022年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: UNTIL,
  summary:
    '历史版本。细分市场2年以上，营业收入1000万元以上或新增股权融资2000万元以上，评价得分60分以上或符合直接情形。',
  sections: [
    firmSection,
    {
      id: 'gate',
      heading: '认定条件',
      points: [
        { id: 'gate.years', heading: '从业年限', text: '从事特定细分市场的时间不少于2年。' },
        { id: 'gate.rd', heading: '研发投入', text: '研发费用不低于100万元，且占营业收入的比例不低于3%。' },
        { id: 'gate.scale', heading: '规模', text: '营业收入不低于1000万元，或者新增股权融资不低于2000万元。' },
        { id: 'gate.score', heading: '评价得分', text: '评价得分不低于60分，或者符合直接情形之一。' },
      ],
    },
    {
      id: 'direct',
      heading: '直接情形',
      points: [
        { id: 'direct.prize', text: '获得省级科技奖励且排名前三，或者国家级科技奖励且排名前五。' },
        { id: 'direct.rd', text: '研发费用均值不低于1000万元。' },
        { id: 'direct.equity', text: '新增股权融资不低于6000万元。' },
        { id: 'direct.contest', text: '进入“创客中国”大赛企业组500强。' },
      ],
    },
    {
      id: 'score',
      heading: '评分结构',
      points: [
        {
          id: 'score.focus',
          heading: '专业化（25分）',
          text: '主营占比5分：80%及以上5分，70%及以上3分，60%及以上1分。近2年主营业务收入平均增长率10分：10%及以上10分，8%及以上8分，6%及以上6分，4%及以上4分，0以上2分。从业年限5分，每2年1分。主导产品领域5分。',
        },
        {
          id: 'score.refine',
          heading: '精细化（25分）',
          text: '数字化水平5分，质量管理5分，净利润率10分，资产负债率5分。净利润率10%及以上10分，8%及以上8分，6%及以上6分，4%及以上4分，2%及以上2分。资产负债率50%及以下5分，60%及以下3分，70%及以下1分。',
        },
        { id: 'score.feature', heading: '特色化（15分）', text: '由各地自行设定指标。' },
        {
          id: 'score.innovate',
          heading: '创新能力（35分）',
          text: '知识产权10分，研发投入10分，研发人员占比5分，研发机构10分。研发投入500万元或占比10%及以上10分，400万元或8%及以上8分，300万元或6%及以上6分，200万元或4%及以上4分，100万元或3%及以上2分。',
        },
      ],
    },
  ],
  items: [
    item('certification', '专精特新中小企业认定（2022年标准）', 'title', null, [
      condition('years', '从事特定细分市场不少于2年', 'gate.years', {
        operator: '>=',
        threshold: '2年',
        facts: ['marketYears'],
      }),
      condition('rd', '研发费用不低于100万元', 'gate.rd', {
        operator: '>=',
        threshold: '100万元',
        facts: ['rdExpense'],
        years: 2,
      }),
      condition('rd-share', '研发费用占营业收入的比例不低于3%', 'gate.rd', {
        operator: '>=',
        threshold: '3%',
        facts: ['rdExpense', 'revenue'],
        years: 2,
      }),
      condition('scale', '营业收入不低于1000万元，或新增股权融资不低于2000万元', 'gate.scale', {
        operator: '>=',
        threshold: '营业收入1000万元或股权融资2000万元',
        facts: ['revenue', 'equityRaised'],
        years: 2,
      }),
      condition('score', '评价得分不低于60分，或符合直接情形', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: [
          ...(['marketYears', 'mainRevenue', 'revenue', 'digitalLevel', 'certifications', 'netProfit'] as const),
          ...(['liabilities', 'assets', 'ownInventions', 'rdExpense', 'researchStaff', 'employees'] as const),
          ...(['rdInstitution', 'provincialPrize', 'nationalPrize', 'equityRaised', 'makerContest'] as const),
        ],
        years: 2,
      }),
      ...firmConditions,
    ]),
  ],
  keyFacts: [fact('适用对象', '2026年4月1日前申报的中小企业', 'gate'), fact('支持内容', '专精特新中小企业称号')],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2022-63' },
    { kind: 'superseded_by', to: 'n-specialised-2026' },
  ],
  checked: { confidence: 'low', seen: false },
});
