import type { PolicyRecord } from '../../../library/records';
import { attest, condition, fact, item, programme } from '../programme';

import { DOC, IN_FORCE, MIIT, PLATFORM, sizeCondition, THEMES, UNREAD, URL_DOC } from './common';

/** What 认定 and 复核 both ask. */
const kept = [
  condition('years', '从事特定细分市场不少于3年', 'gate.years', {
    operator: '>=',
    threshold: '3年',
    facts: ['marketYears'],
  }),
  condition('scale', '上年度营业收入不低于1500万元，或近两年新增股权投资不低于2000万元', 'gate.scale', {
    operator: '>=',
    threshold: '营业收入1500万元或股权投资2000万元',
    facts: ['revenue', 'equityRaised'],
    years: 2,
  }),
  condition('main', '主营业务收入占比不低于80%', 'gate.main', {
    operator: '>=',
    threshold: '80%',
    facts: ['mainRevenue', 'revenue'],
  }),
  condition('debt', '资产负债率不高于80%', 'gate.debt', {
    operator: '<=',
    threshold: '80%',
    facts: ['liabilities', 'assets'],
  }),
  condition('rd', '近两年每年研发费用不低于100万元', 'gate.rd', {
    operator: '>=',
    threshold: '100万元',
    facts: ['rdExpense'],
    years: 2,
  }),
  condition('rd-share', '近两年每年研发费用占营业收入的比例不低于3%', 'gate.rd', {
    operator: '>=',
    threshold: '3%',
    facts: ['rdExpense', 'revenue'],
    years: 2,
  }),
  condition('ip', 'Ⅰ类知识产权1件以上，或符合豁免情形', 'gate.ip', {
    operator: '>=',
    threshold: '1件',
    facts: ['appliedInventions', 'nationalPrize', 'nationalPrizeOn', 'provincialPrize', 'rdInstitution'],
  }),
  attest('market', '细分市场占有率较为靠前，有一定知名度', 'gate.market'),
  condition('product', '主导产品收入占营业收入的比例高于50%', 'gate.main', {
    operator: '>',
    threshold: '50%',
    facts: ['mainProductRevenue', 'revenue'],
  }),
  sizeCondition,
];

export const specialised: PolicyRecord = programme({
  id: 'n-specialised-2026',
  familyId: 'n-specialised',
  title: '专精特新中小企业认定标准（2026年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '省级认定。上年营业收入不低于1500万元或近两年新增股权投资不低于2000万元，近两年每年研发费用不低于100万元且占比不低于3%，发展评价得分不低于50分。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      text: '下列各项须同时满足。',
      points: [
        {
          id: 'gate.size',
          heading: '中小企业',
          text: '符合《中小企业划型标准规定》（工信部联企业〔2011〕300号）的中小企业。',
        },
        { id: 'gate.tier', heading: '前置称号', text: '已是科技和创新型中小企业。' },
        { id: 'gate.years', heading: '从业年限', text: '从事特定细分市场的时间不少于3年。' },
        {
          id: 'gate.scale',
          heading: '规模',
          text: '上年度营业收入不低于1500万元；或者近两年新增股权投资不低于2000万元，且由合格机构实缴。二者满足其一。',
        },
        {
          id: 'gate.main',
          heading: '专业化',
          text: '主营业务收入占营业收入的比例不低于80%，主导产品收入占营业收入的比例高于50%。',
        },
        { id: 'gate.debt', heading: '资产负债率', text: '资产负债率不高于80%。' },
        {
          id: 'gate.rd',
          heading: '研发投入',
          text: '近两年每年研发费用不低于100万元，且每年占营业收入的比例不低于3%。',
        },
        {
          id: 'gate.ip',
          heading: '知识产权',
          text: '拥有与主导产品相关、已应用并产生效益的Ⅰ类知识产权1件以上。近三年获省部级以上科技奖励且排名前三，或者拥有省部级以上研发机构的，可不作此项要求。',
        },
        { id: 'gate.market', heading: '市场地位', text: '细分市场占有率较为靠前，有一定知名度。' },
        {
          id: 'gate.score',
          heading: '发展评价得分',
          text: '平台计算的发展评价得分不低于50分；复核时近两年任一年达到即可。',
        },
      ],
    },
    {
      id: 'materials',
      heading: '审计报告',
      text: '审计报告须在财政部平台（acc.mof.gov.cn）赋码，并列示主营业务收入和成本。不要求提交第三方市场占有率证明。',
    },
    { id: 'duty', heading: '有效期', text: '称号有效期三年，每年5月31日前更新企业信息。' },
  ],
  items: [
    item('certification', '专精特新中小企业认定', 'title', null, [
      condition('tier', '科技和创新型中小企业称号在有效期内', 'gate.tier', {
        operator: 'in',
        threshold: '科技和创新型中小企业',
        facts: ['isTechSme', 'isInnovativeSme'],
      }),
      ...kept,
      condition('score', '平台发展评价得分不低于50分', 'gate.score', {
        operator: '>=',
        threshold: '50分',
        facts: ['developmentScore'],
      }),
    ]),
    item('renewal', '专精特新中小企业复核', 'title', null, [
      condition('held', '专精特新中小企业称号在有效期内', 'duty', {
        operator: 'in',
        threshold: '专精特新中小企业',
        facts: ['isSpecialisedSme'],
      }),
      ...kept,
      condition('score', '近两年任一年的平台发展评价得分不低于50分', 'gate.score', {
        operator: '>=',
        threshold: '50分',
        facts: ['developmentScore', 'formerDevelopmentScore'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '从事特定细分市场3年以上的科技和创新型中小企业', 'gate.years'),
    fact('支持内容', '专精特新中小企业称号，有效期三年', 'duty'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报时间', '由省级主管部门组织，以当地通知为准'),
    fact('申报渠道', PLATFORM),
    fact('后续义务', '每年5月31日前更新企业信息', 'duty'),
  ],
  materials: ['在acc.mof.gov.cn赋码的审计报告，列示主营业务收入和成本', '平台发展评价得分页面'],
  obligations: [
    fact('信息更新', '每年5月31日前更新企业信息', 'duty'),
    fact('重大变化报告', '发生重大变化的，三个月内报告'),
  ],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2026-2' },
    { kind: 'based_on', to: 'n-specialised-score-2024-75' },
    { kind: 'repeals', to: 'n-specialised-2022' },
  ],
  checked: { confidence: 'medium', seen: true, remark: UNREAD },
});
