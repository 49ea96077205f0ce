import type { PolicyRecord } from '../../../library/records';
import { attest, fact, item, programme } from '../programme';

import { SCIENCE } from './common';

/** Record of the notice of 科技型中小企业评价 in 2026 (工企业函〔2026〕160号); its window closed on 2026-08-31. */
export const techSmeNotice: PolicyRecord = programme({
  id: 'n-tech-sme-notice-2026-160',
  title: '2026年度科技型中小企业评价工作通知',
  docNo: '工企业函〔2026〕160号',
  issuers: ['工业和信息化部中小企业局'],
  themes: SCIENCE,
  url: 'https://wap.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_92fae9ab4aba4b44a1ab2e7233c48a54.html',
  summary:
    '2026年度科技型中小企业评价的组织安排：评价系统6月1日至8月31日开放，明确现场核查情形和抽查比例，不得由第三方代为申报。',
  sections: [
    {
      id: 'time',
      heading: '评价时间',
      text: '2026年度评价系统于2026年6月1日至2026年8月31日开放。评价工作由工业和信息化部中小企业局组织，在优质中小企业梯度培育平台办理。',
    },
    {
      id: 'check',
      heading: '核查',
      text: '对职工不超过5人、没有知识产权、研发费用低于10万元、三年内有违规记录或首次参评的企业安排现场核查；抽查比例不低于5%。',
    },
    {
      id: 'honesty',
      heading: '申报纪律',
      text: '企业应当自行申报，不得通过第三方代为申报。提供虚假信息的，三年内不得参加评价。',
    },
  ],
  items: [
    item('registration-2026', '2026年度科技型中小企业评价', 'title', null, [
      attest('own-filing', '由企业自行申报，不通过第三方', 'honesty'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '参加2026年度评价的科技型中小企业'),
    fact('支持内容', '取得2026年度入库登记编号'),
    fact('申报时间', '2026年6月1日至2026年8月31日', 'time'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn', 'time'),
    fact('后续义务', '配合现场核查和抽查，信息须真实', 'check'),
  ],
  obligations: [fact('诚信要求', '提供虚假信息的，三年内不得参加评价', 'honesty')],
  windows: [{ opensAt: '2026-06-01', closesAt: '2026-08-31', kind: 'announced' }],
  intake: {
    deadlines: [{ kind: 'online', batch: null, day: '2026-08-31', time: null }],
    method: '企业在评价系统自行填报，不得由第三方代为申报。',
    entry: { name: '优质中小企业梯度培育平台', url: 'https://zjtx.miit.gov.cn' },
    contacts: [],
  },
  relations: [{ kind: 'notice_of', to: 'n-tech-sme-2017-115' }],
  checked: { confidence: 'high', seen: true },
});
