import type { PolicyRecord } from '../../../library/records';
import { fact, programme } from '../programme';

import { DOC, IN_FORCE, MIIT, PLATFORM, THEMES, UNREAD, URL_DOC } from './common';

export const managementMeasure: PolicyRecord = programme({
  id: 'n-gradient-2026-2',
  familyId: 'n-gradient',
  title: '优质中小企业梯度培育管理办法',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '自2026年4月1日起施行，替代2022年暂行办法用于新的申报。梯度为科技和创新型中小企业、专精特新中小企业、专精特新“小巨人”企业三层。',
  sections: [
    {
      id: 'tiers',
      heading: '三层梯度',
      points: [
        {
          id: 'tiers.1',
          heading: '科技和创新型中小企业',
          text: '由原科技型中小企业和创新型中小企业合并而成，是申报专精特新中小企业的前提。',
        },
        { id: 'tiers.2', heading: '专精特新中小企业', text: '由省级主管部门认定，是申报“小巨人”企业的前提。' },
        { id: 'tiers.3', heading: '专精特新“小巨人”企业', text: '由工业和信息化部认定。' },
      ],
    },
    {
      id: 'art-30',
      label: '第三十条',
      heading: '过渡安排',
      text: '科技和创新型中小企业的新标准发布前，继续适用国科发政〔2017〕115号和2022年暂行办法中的创新型中小企业标准，有效期内的科技型或创新型称号予以承认。两个称号取其一还是须同时具备，各方转述不一，待核。截至2026年10月未见新标准。',
    },
    {
      id: 'common',
      heading: '共同要求',
      points: [
        { id: 'common.product', heading: '主导产品', text: '主导产品收入占营业收入的比例高于50%。' },
        {
          id: 'common.ip',
          heading: 'Ⅰ类知识产权',
          text: '不含转入的知识产权，申报企业须为前三权利人之一。',
        },
        { id: 'common.size', heading: '中小企业', text: '企业规模按工信部联企业〔2011〕300号划分。' },
        { id: 'common.credit', heading: '信用与安全', text: '须满足信用要求和近三年重大事故、违法情况的要求。' },
      ],
    },
    {
      id: 'duty',
      heading: '有效期与信息更新',
      text: '称号有效期三年。每年5月31日前更新企业信息，发生重大变化的在三个月内报告。',
    },
    {
      id: 'score',
      heading: '发展评价得分',
      text: '按《中小企业专精特新发展评价指标体系》由官方平台自动计算，企业不能自行推算，应以平台显示的得分为准。',
    },
  ],
  // The first tier is applied for by the measures of 115号 and 63号, the others by their own standards.
  items: [],
  keyFacts: [
    fact('适用对象', '符合中小企业划型标准的企业', 'common.size'),
    fact('支持内容', '三层梯度认定，称号有效期三年', 'tiers'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报渠道', PLATFORM),
    fact('后续义务', '每年5月31日前更新信息，重大变化三个月内报告', 'duty'),
  ],
  obligations: [
    fact('信息更新', '每年5月31日前更新企业信息', 'duty'),
    fact('重大变化报告', '发生重大变化的，三个月内报告', 'duty'),
  ],
  relations: [{ kind: 'repeals', to: 'n-gradient-2022-63' }],
  checked: { confidence: 'medium', seen: true, remark: UNREAD },
});
