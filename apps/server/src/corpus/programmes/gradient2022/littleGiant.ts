import type { PolicyRecord } from '../../../library/records';
import { attest, condition, fact, item, programme } from '../programme';

import { DOC, firmConditions, firmSection, MIIT, THEMES, UNTIL } from './common';

/** Record of 专精特新“小巨人”企业 (工信部企业〔2022〕63号附件3), still used in 2026 for the 复核 of the batch of 2023. */
export const littleGiant: PolicyRecord = programme({
  id: 'n-little-giant-2022',
  familyId: 'n-little-giant',
  title: '专精特新“小巨人”企业认定标准（2022年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: `${UNTIL}；2023年批次在2026年复核时仍用此标准`,
  summary: '历史版本，按专、精、特、新、链、品六个方面设定条件，研发占比要求按营业收入分三档。',
  sections: [
    firmSection,
    {
      id: 'gate',
      heading: '认定条件',
      points: [
        {
          id: 'gate.focus',
          heading: '专',
          text: '从事特定细分市场不少于3年，主营业务收入占比不低于70%，近两年主营业务收入平均增长率不低于5%。',
        },
        {
          id: 'gate.refine',
          heading: '精',
          text: '采用信息系统支撑业务，取得管理体系认证或产品认证，资产负债率不高于70%。',
        },
        {
          id: 'gate.feature',
          heading: '特',
          text: '主导产品居省内前三名或市场占有率不低于10%，拥有自主品牌（市场地位口径待核）。',
        },
        {
          id: 'gate.innovate',
          heading: '新',
          text: '营业收入1亿元以上的，研发费用占比不低于3%；5000万元至1亿元的，不低于6%；不足5000万元的，新增股权融资不低于8000万元，且研发费用不低于3000万元、研发人员不少于50人。须有研发机构，拥有Ⅰ类知识产权2件以上。获国家级科技奖励且排名前三，或进入“创客中国”大赛50强的，可直接满足。',
        },
        { id: 'gate.chain', heading: '链', text: '位于产业链关键环节，为重点企业配套。' },
        { id: 'gate.product', heading: '品', text: '主导产品属于工业“六基”、制造强国战略十大重点产业或网络强国领域。' },
      ],
    },
  ],
  items: [
    item('certification', '专精特新“小巨人”企业认定（2022年标准）', 'title', null, [
      condition('years', '从事特定细分市场不少于3年', 'gate.focus', {
        operator: '>=',
        threshold: '3年',
        facts: ['marketYears'],
      }),
      condition('main', '主营业务收入占比不低于70%', 'gate.focus', {
        operator: '>=',
        threshold: '70%',
        facts: ['mainRevenue', 'revenue'],
      }),
      condition('growth', '近两年主营业务收入平均增长率不低于5%', 'gate.focus', {
        operator: '>=',
        threshold: '5%',
        facts: ['mainRevenue'],
        years: 3,
      }),
      condition('debt', '资产负债率不高于70%', 'gate.refine', {
        operator: '<=',
        threshold: '70%',
        facts: ['liabilities', 'assets'],
      }),
      attest('market', '主导产品居省内前三名或市场占有率不低于10%（待核）', 'gate.feature', [
        'marketShare',
        'domesticRank',
        'hasOwnBrand',
      ]),
      condition('ip', 'Ⅰ类知识产权2件以上', 'gate.innovate', {
        operator: '>=',
        threshold: '2件',
        facts: ['appliedInventions', 'nationalPrize', 'makerContest'],
      }),
      attest('chain', '位于产业链关键环节', 'gate.chain'),
      ...firmConditions,
    ]),
  ],
  keyFacts: [
    fact('适用对象', '2026年4月1日前申报的企业，以及2023年批次的复核', 'gate'),
    fact('支持内容', '国家级专精特新“小巨人”称号'),
  ],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2022-63' },
    { kind: 'superseded_by', to: 'n-little-giant-2026' },
  ],
  checked: { confidence: 'low', seen: false },
});
