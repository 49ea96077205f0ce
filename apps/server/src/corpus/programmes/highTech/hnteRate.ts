import type { PolicyRecord } from '../../../library/records';
import { condition, fact, item, programme, rolling } from '../programme';

import { SCIENCE } from './common';

/** Record of the reduced income tax rate of 高新技术企业: 企业所得税法第二十八条第二款, checked against the text of the law. */
export const hnteRate: PolicyRecord = programme({
  id: 'n-hnte-income-tax',
  title: '高新技术企业减按15%税率征收企业所得税',
  docNo: null,
  issuers: ['全国人民代表大会'],
  themes: ['财政、金融、审计', ...SCIENCE],
  summary: '国家需要重点扶持的高新技术企业，企业所得税税率由25%减为15%。取得高新技术企业资格后随纳税申报享受。',
  sections: [
    {
      id: 'art-28.2',
      label: '第二十八条第二款',
      heading: '优惠税率',
      text: '企业所得税法对国家需要重点扶持的高新技术企业规定了15%的优惠税率。',
    },
    {
      id: 'choice',
      heading: '与小型微利企业优惠的关系',
      text: '同一纳税年度同时符合小型微利企业条件的，两项优惠由企业选择适用，不叠加享受（待核：这样理解所依据的文件没有收进这里，以主管税务机关的口径为准）。',
    },
  ],
  items: [
    item('rate-15', '企业所得税15%优惠税率', 'tax', { text: '税率减按15%', capFen: null }, [
      condition('valid-title', '高新技术企业资格处于有效期内', 'art-28.2', {
        operator: 'in',
        threshold: '高新技术企业',
        facts: ['isHighTech'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '资格在有效期内的高新技术企业', 'art-28.2'),
    fact('支持内容', '企业所得税优惠税率', 'art-28.2'),
    fact('支持力度', '由25%减按15%', 'art-28.2'),
    fact('申报时间', '季度预缴和年度汇算清缴时随企业所得税申报享受，无单独窗口'),
  ],
  windows: rolling,
  checked: { confidence: 'high', seen: true, remark: '优惠叠加口径待核。' },
});
