import type { PolicyRecord } from '../../../library/records';
import { fact, programme } from '../programme';

import { PLATFORM, THEMES } from './common';

/** Record of 中小企业专精特新发展评价指标体系 (工信厅企业〔2024〕75号), without weights: those seen elsewhere are unverified. */
export const scoreSystem: PolicyRecord = programme({
  id: 'n-specialised-score-2024-75',
  title: '中小企业专精特新发展评价指标体系',
  docNo: '工信厅企业〔2024〕75号',
  issuers: ['工业和信息化部办公厅'],
  themes: THEMES,
  summary:
    '由20余项指标组成，得分由优质中小企业梯度培育平台按行业基准自动计算。专精特新中小企业须50分以上，“小巨人”企业须60分以上。',
  sections: [
    {
      id: 'method',
      heading: '评价方式',
      text: '指标20余项，由官方平台依据企业填报数据和行业基准计算，外部无法复算。本平台不模拟该得分，只记录您在官方平台看到的结果。',
    },
    {
      id: 'line',
      heading: '适用分数线',
      points: [
        { id: 'line.specialised', heading: '专精特新中小企业', text: '得分不低于50分。' },
        { id: 'line.giant', heading: '专精特新“小巨人”企业', text: '得分不低于60分。' },
        { id: 'line.review', heading: '复核', text: '近两年任一年达到相应分数线即可。' },
      ],
    },
    { id: 'weights', heading: '指标权重', text: '有第三方整理的维度权重流传，未经官方文件证实，待核，此处不列。' },
  ],
  // A score is no title: the standards that ask for it are applied for.
  items: [],
  keyFacts: [
    fact('适用对象', '在梯度培育平台填报信息的中小企业', 'method'),
    fact('支持内容', '发展评价得分，用于专精特新和“小巨人”认定', 'line'),
    fact('申报渠道', PLATFORM, 'method'),
  ],
  checked: { confidence: 'medium', seen: true, remark: '计算公式未公开，指标权重待核。' },
});
