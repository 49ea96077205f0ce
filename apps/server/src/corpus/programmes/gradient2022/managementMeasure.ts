import type { PolicyRecord } from '../../../library/records';
import { fact, programme } from '../programme';

import { DOC, MIIT, THEMES, UNTIL } from './common';

export const managementMeasure: PolicyRecord = programme({
  id: 'n-gradient-2022-63',
  familyId: 'n-gradient',
  title: '优质中小企业梯度培育管理暂行办法',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: `${UNTIL}；其中的创新型中小企业标准在过渡期内继续适用`,
  summary: '2022年的梯度培育办法，分创新型中小企业、专精特新中小企业、“小巨人”企业三层，现作为历史版本保留。',
  sections: [
    {
      id: 'tiers',
      heading: '三层梯度',
      text: '附件1为创新型中小企业评价标准，附件2为专精特新中小企业认定标准，附件3为专精特新“小巨人”企业认定标准。',
    },
    {
      id: 'transition',
      heading: '过渡适用',
      text: '附件1在科技和创新型中小企业的新标准发布前继续适用。2023年认定的“小巨人”企业在2026年复核时仍用附件3的标准。',
    },
  ],
  items: [],
  keyFacts: [
    fact('适用对象', '2026年4月1日前申报的中小企业，以及过渡期内的复核', 'transition'),
    fact('支持内容', '三层梯度评价和认定', 'tiers'),
  ],
  relations: [{ kind: 'superseded_by', to: 'n-gradient-2026-2' }],
  checked: { confidence: 'medium', seen: true },
});
