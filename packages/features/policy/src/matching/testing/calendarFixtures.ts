import type { FundingTimeline } from '@hengce/api';

const entry = {
  docNo: null,
  isSample: true,
  policyId: 's-loan',
  publicityId: null,
};

/** What an invented firm may apply for, on the day of the stories. */
export const fundingTimeline: FundingTimeline = {
  enterpriseId: 'e1',
  asOf: '2026-11-20',
  feed: null,
  entries: [
    {
      ...entry,
      id: 'closes:s-loan',
      kind: 'closes',
      day: '2026-11-28',
      daysLeft: 8,
      title: '【示例】杭州市科技型中小企业研发贷款贴息申报通知',
      docNo: '示例科〔2026〕31号',
      group: 'eligible',
      items: [{ itemId: 'interest', name: '研发贷款贴息', group: 'eligible' }],
    },
    {
      ...entry,
      id: 'publicityCloses:s-pub-330100-rd-2026',
      kind: 'publicityCloses',
      day: '2026-11-30',
      daysLeft: 10,
      policyId: null,
      publicityId: 's-pub-330100-rd-2026',
      title: '【示例】2026年杭州市研发费用补助拟支持名单公示',
      docNo: '示例公〔2026〕006号',
      group: null,
      items: [],
    },
    {
      ...entry,
      id: 'opens:s-digital',
      kind: 'opens',
      day: '2026-12-01',
      daysLeft: 11,
      title: '【示例】浙江省制造业数字化改造补助实施细则',
      policyId: 's-digital',
      docNo: '示例经信〔2026〕18号',
      group: 'nearMiss',
      items: [
        { itemId: 'subsidy', name: '改造补助', group: 'nearMiss' },
        { itemId: 'award', name: '标杆奖励', group: 'toVerify' },
      ],
    },
    {
      ...entry,
      id: 'closes:s-digital',
      kind: 'closes',
      day: '2026-12-31',
      daysLeft: 41,
      title: '【示例】浙江省制造业数字化改造补助实施细则',
      policyId: 's-digital',
      docNo: '示例经信〔2026〕18号',
      group: 'nearMiss',
      items: [
        { itemId: 'subsidy', name: '改造补助', group: 'nearMiss' },
        { itemId: 'award', name: '标杆奖励', group: 'toVerify' },
      ],
    },
    {
      ...entry,
      id: 'expectedOpens:n-high-tech-2026',
      kind: 'expectedOpens',
      day: '2027-06-01',
      daysLeft: 193,
      policyId: 'n-high-tech-2026',
      title: '高新技术企业认定管理办法',
      docNo: '国科发火〔2016〕32号',
      isSample: false,
      group: 'toVerify',
      items: [{ itemId: 'recognition', name: '高新技术企业认定', group: 'toVerify' }],
    },
  ],
};
