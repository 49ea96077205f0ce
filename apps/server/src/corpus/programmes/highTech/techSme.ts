import type { PolicyRecord } from '../../../library/records';
import { attest, condition, fact, item, programme } from '../programme';

import { directFacts, HNTE_ISSUERS, SCIENCE, techScoreFacts } from './common';

/** Record of 科技型中小企业评价办法 (国科发政〔2017〕115号). That 科技人员指标 is not 0 is a condition of its own. */
export const techSme: PolicyRecord = programme({
  id: 'n-tech-sme-2017-115',
  title: '科技型中小企业评价办法',
  docNo: '国科发政〔2017〕115号',
  issuers: HNTE_ISSUERS,
  themes: SCIENCE,
  url: 'https://www.most.gov.cn/xxgk/xinxifenlei/fdzdgknr/fgzc/gfxwj/gfxwj2017/201705/t20170510_132709.html',
  summary: '科技型中小企业自评入库的规模上限、三项评价指标和直接确认情形。综合评价不低于60分且科技人员指标不为0分。',
  sections: [
    {
      id: 'gate',
      heading: '基本条件',
      points: [
        { id: 'gate.resident', heading: '主体', text: '在中国境内（不含港澳台地区）注册的居民企业。' },
        {
          id: 'gate.size',
          heading: '规模',
          text: '职工总数不超过500人，年销售收入不超过2亿元，资产总额不超过2亿元，三项同时满足。',
        },
        { id: 'gate.product', heading: '产品', text: '提供的产品和服务不属于国家规定的禁止、限制和淘汰类。' },
        {
          id: 'gate.credit',
          heading: '信用与安全',
          text: '上一年度和当年没有发生重大事故和严重违法失信行为，未列入经营异常名录和严重失信名单。',
        },
        {
          id: 'gate.score',
          heading: '评价得分',
          text: '综合评价得分不低于60分，且科技人员指标得分不得为0分。按指标分档，科技人员占比低于10%时该项为0分（口径待核）。',
        },
      ],
    },
    {
      id: 'score',
      heading: '评价指标',
      text: '满分100分，由科技人员、研发投入、科技成果三项组成。研发投入的两种算法由企业选择其一。',
      points: [
        {
          id: 'score.staff',
          heading: '科技人员占比（20分）',
          text: '30%及以上20分，25%至30%为16分，20%至25%为12分，15%至20%为8分，10%至15%为4分，10%以下0分。',
        },
        {
          id: 'score.rd-sales',
          heading: '研发费用占销售收入（50分，选择其一）',
          text: '6%及以上50分，5%至6%为40分，4%至5%为30分，3%至4%为20分，2%至3%为10分，2%以下0分。',
        },
        {
          id: 'score.rd-cost',
          heading: '研发费用占成本费用（50分，选择其一）',
          text: '30%及以上50分，25%至30%为40分，20%至25%为30分，15%至20%为20分，10%至15%为10分，10%以下0分。',
        },
        {
          id: 'score.ip',
          heading: '科技成果（30分）',
          text: 'Ⅰ类知识产权1件及以上30分；Ⅱ类4件及以上24分，3件18分，2件12分，1件6分，没有知识产权0分。',
        },
      ],
    },
    {
      id: 'direct',
      heading: '直接确认',
      text: '满足基本条件中除评价得分以外的要求，并符合下列情形之一的，可以直接确认，无须评分。',
      points: [
        { id: 'direct.hnte', text: '拥有有效期内的高新技术企业资格证书。' },
        { id: 'direct.prize', text: '近五年获得国家级科技奖励，且排名在前三名。' },
        { id: 'direct.lab', text: '拥有经认定的省部级以上研发机构。' },
        { id: 'direct.standard', text: '近五年主导制定过国际标准、国家标准或行业标准。' },
      ],
    },
    {
      id: 'duty',
      heading: '有效期与更新',
      text: '入库登记编号有效期一年，每年3月底前更新信息。',
    },
  ],
  items: [
    item('registration', '科技型中小企业入库登记', 'title', null, [
      attest('resident', '在中国境内（不含港澳台地区）注册的居民企业', 'gate.resident', ['isIndependent']),
      condition('staff', '职工总数不超过500人', 'gate.size', {
        operator: '<=',
        threshold: '500人',
        facts: ['employees'],
      }),
      condition('sales', '年销售收入不超过2亿元', 'gate.size', {
        operator: '<=',
        threshold: '2亿元',
        facts: ['revenue'],
      }),
      condition('assets', '资产总额不超过2亿元', 'gate.size', {
        operator: '<=',
        threshold: '2亿元',
        facts: ['assets'],
      }),
      attest('product', '产品和服务不属于禁止、限制和淘汰类', 'gate.product', ['isRestrictedIndustry']),
      attest('credit', '上一年度和当年无重大事故、严重违法和失信记录', 'gate.credit', [
        'hasSeriousAccident',
        'hasEnvironmentCase',
        'hasTaxEvasion',
        'isBlacklisted',
        'isAbnormal',
      ]),
      condition('score', '综合评价得分不低于60分，或符合直接确认情形', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: techScoreFacts,
      }),
      condition('staff-share', '科技人员占比不低于10%，或符合直接确认情形', 'gate.score', {
        operator: '>=',
        threshold: '10%',
        facts: ['researchStaff', 'employees', ...directFacts],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '职工不超过500人、年销售收入和资产总额均不超过2亿元的居民企业', 'gate.size'),
    fact('支持内容', '取得入库登记编号，有效期一年', 'duty'),
    fact('支持力度', '资质评价，本身不发放资金'),
    fact('申报时间', '以年度通知为准，2026年为6月1日至8月31日'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn'),
    fact('后续义务', '每年3月底前更新信息', 'duty'),
  ],
  obligations: [fact('信息更新', '每年3月底前更新入库信息', 'duty')],
  checked: { confidence: 'high', seen: true, remark: '“科技人员指标不为0分”按占比不低于10%理解，待核。' },
});
