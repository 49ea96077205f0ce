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
  condition('scale', '上年度营业收入不低于5000万元', 'gate.scale', {
    operator: '>=',
    threshold: '5000万元',
    facts: ['revenue'],
  }),
  condition('main', '主营业务收入占比不低于90%', 'gate.main', {
    operator: '>=',
    threshold: '90%',
    facts: ['mainRevenue', 'revenue'],
  }),
  condition('debt', '资产负债率不高于75%', 'gate.debt', {
    operator: '<=',
    threshold: '75%',
    facts: ['liabilities', 'assets'],
  }),
  condition('rd', '近两年研发费用合计不低于1200万元', 'gate.rd', {
    operator: '>=',
    threshold: '1200万元',
    facts: ['rdExpense'],
    years: 2,
  }),
  condition('rd-share', '近两年每年研发费用占营业收入的比例不低于3%', 'gate.rd', {
    operator: '>=',
    threshold: '3%',
    facts: ['rdExpense', 'revenue'],
    years: 2,
  }),
  condition('ip', 'Ⅰ类知识产权4件以上，或符合豁免情形', 'gate.ip', {
    operator: '>=',
    threshold: '4件',
    facts: ['appliedInventions', 'nationalPrize', 'nationalPrizeOn'],
  }),
  condition('market', '主导产品市场占有率不低于10%，或居国内前三名', 'gate.market', {
    operator: '>=',
    threshold: '10%',
    facts: ['marketShare', 'domesticRank'],
  }),
  attest('chain', '位于工业“六基”领域或产业链关键环节', 'gate.chain'),
  condition('product', '主导产品收入占营业收入的比例高于50%', 'gate.main', {
    operator: '>',
    threshold: '50%',
    facts: ['mainProductRevenue', 'revenue'],
  }),
  sizeCondition,
];

export const littleGiant: PolicyRecord = programme({
  id: 'n-little-giant-2026',
  familyId: 'n-little-giant',
  title: '专精特新“小巨人”企业认定标准（2026年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '工业和信息化部认定。上年营业收入不低于5000万元，主营占比不低于90%，近两年研发费用合计不低于1200万元，Ⅰ类知识产权不少于4件，发展评价得分不低于60分。',
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
        { id: 'gate.tier', heading: '前置称号', text: '已是专精特新中小企业。' },
        {
          id: 'gate.years',
          heading: '从业年限',
          text: '从事特定细分市场的时间不少于3年，原来放宽到2年的情形不再适用。',
        },
        { id: 'gate.scale', heading: '规模', text: '上年度营业收入不低于5000万元。' },
        {
          id: 'gate.main',
          heading: '专业化',
          text: '主营业务收入占营业收入的比例不低于90%，主导产品收入占营业收入的比例高于50%。',
        },
        {
          id: 'gate.growth',
          heading: '成长性',
          text: '近两年营业收入复合增长率不低于5%，复核时不考查。按最近一年与前第二年营业收入之比开平方减1计算（口径待核）。',
        },
        { id: 'gate.debt', heading: '资产负债率', text: '资产负债率不高于75%。' },
        {
          id: 'gate.rd',
          heading: '研发投入',
          text: '近两年研发费用合计不低于1200万元，且每年占营业收入的比例不低于3%。',
        },
        {
          id: 'gate.ip',
          heading: '知识产权',
          text: '拥有与主导产品相关的Ⅰ类知识产权4件以上。近三年获国家级科技奖励且排名前三的，可不作此项要求。',
        },
        { id: 'gate.market', heading: '市场地位', text: '主导产品市场占有率不低于10%，或者居国内前三名。' },
        {
          id: 'gate.chain',
          heading: '产业链',
          text: '位于工业“六基”领域，或者处于传统产业改造、新兴产业、未来产业的产业链关键环节。',
        },
        {
          id: 'gate.score',
          heading: '发展评价得分',
          text: '平台计算的发展评价得分不低于60分；复核时近两年任一年达到即可。',
        },
      ],
    },
    { id: 'duty', heading: '有效期', text: '称号有效期三年，每年5月31日前更新企业信息。' },
  ],
  items: [
    item('certification', '专精特新“小巨人”企业认定', 'title', null, [
      condition('tier', '专精特新中小企业称号在有效期内', 'gate.tier', {
        operator: 'in',
        threshold: '专精特新中小企业',
        facts: ['isSpecialisedSme'],
      }),
      ...kept,
      condition('growth', '近两年营业收入复合增长率不低于5%', 'gate.growth', {
        operator: '>=',
        threshold: '5%',
        facts: ['revenue'],
        years: 3,
      }),
      condition('score', '平台发展评价得分不低于60分', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: ['developmentScore'],
      }),
    ]),
    item('renewal', '专精特新“小巨人”企业复核', 'title', null, [
      condition('held', '专精特新“小巨人”企业称号在有效期内', 'duty', {
        operator: 'in',
        threshold: '专精特新“小巨人”企业',
        facts: ['isLittleGiant'],
      }),
      ...kept,
      condition('score', '近两年任一年的平台发展评价得分不低于60分', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: ['developmentScore', 'formerDevelopmentScore'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '上年度营业收入不低于5000万元的专精特新中小企业', 'gate.scale'),
    fact('支持内容', '国家级专精特新“小巨人”称号，有效期三年', 'duty'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报时间', '每年以工业和信息化部通知为准，2026年批次已截止'),
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
    { kind: 'repeals', to: 'n-little-giant-2022' },
  ],
  checked: { confidence: 'medium', seen: true, remark: `${UNREAD}复合增长率算法待核。` },
});
