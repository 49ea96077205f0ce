import type { PolicyRecord } from '../../../library/records';
import { condition, fact, item, programme } from '../programme';

import {
  DOC,
  directFacts,
  firmConditions,
  firmSection,
  focusFacts,
  growthFacts,
  innovationFacts,
  MIIT,
  THEMES,
} from './common';

/** Record of 创新型中小企业 (工信部企业〔2022〕63号附件1), which 工信部企业〔2026〕2号第三十条 keeps until a new standard is published. */
export const innovative: PolicyRecord = programme({
  id: 'n-innovative-2022',
  title: '创新型中小企业评价标准',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  statusNote: '2022年暂行办法附件1，新标准发布前依工信部企业〔2026〕2号第三十条继续适用',
  summary:
    '评价得分不低于60分且创新、成长、专业三项达到各自下限，或者符合四种直接情形之一。分数落在档次边界时取较高档。',
  sections: [
    firmSection,
    {
      id: 'score',
      heading: '评分标准',
      text: '满分100分。总分不低于60分，且创新能力不低于20分、成长性不低于15分、专业化不低于15分。边界值取较高档。',
      points: [
        {
          id: 'score.ip',
          heading: '创新能力：知识产权（20分）',
          text: 'Ⅰ类高价值知识产权1件及以上20分，自主研发Ⅰ类1件及以上15分，Ⅰ类1件及以上10分，Ⅱ类1件及以上5分，没有知识产权0分。Ⅰ类高价值包括有海外同族授权、维持超过10年、质押融资金额较大、获国家级奖励或中国专利奖等情形。',
        },
        {
          id: 'score.rd',
          heading: '创新能力：研发占比（20分）',
          text: '研发费用占营业收入5%及以上20分，3%至5%为15分，2%至3%为10分，1%至2%为5分，1%以下0分。',
        },
        {
          id: 'score.growth',
          heading: '成长性：主营业务收入增长率（20分）',
          text: '15%及以上20分，10%至15%为15分，5%至10%为10分，0至5%为5分，负增长0分。',
        },
        {
          id: 'score.debt',
          heading: '成长性：资产负债率（10分）',
          text: '55%及以下10分，55%至75%为5分，高于75%为0分。',
        },
        {
          id: 'score.industry',
          heading: '专业化：所属行业（10分）',
          text: '属于战略性新兴产业10分，其他行业5分。',
        },
        {
          id: 'score.main',
          heading: '专业化：主营占比（20分）',
          text: '主营业务收入占比70%及以上20分，60%至70%为15分，55%至60%为10分，50%至55%为5分，50%以下0分。',
        },
      ],
    },
    {
      id: 'direct',
      heading: '直接情形',
      text: '符合下列情形之一的，无须评分。',
      points: [
        { id: 'direct.prize', text: '近三年获得国家级或省级科技奖励。' },
        {
          id: 'direct.title',
          text: '高新技术企业、国家技术创新示范企业、国家知识产权优势企业或示范企业，资格在有效期内。',
        },
        { id: 'direct.lab', text: '拥有省部级以上研发机构。' },
        { id: 'direct.equity', text: '近三年新增股权融资不低于500万元。' },
      ],
    },
  ],
  items: [
    item('evaluation', '创新型中小企业评价', 'title', null, [
      condition('total', '评价得分不低于60分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '60分',
        facts: [...directFacts, ...innovationFacts, ...growthFacts, ...focusFacts],
        years: 3,
      }),
      condition('innovation', '创新能力得分不低于20分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '20分',
        facts: [...directFacts, ...innovationFacts],
        years: 3,
      }),
      condition('growth', '成长性得分不低于15分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '15分',
        facts: [...directFacts, ...growthFacts],
        years: 3,
      }),
      condition('focus', '专业化得分不低于15分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '15分',
        facts: [...directFacts, ...focusFacts],
        years: 3,
      }),
      ...firmConditions,
    ]),
  ],
  keyFacts: [
    fact('适用对象', '按国家标准划型的中小企业'),
    fact('支持内容', '创新型中小企业称号，可作为申报专精特新中小企业的前置称号（待核）'),
    fact('支持力度', '资质评价，本身不发放资金'),
    fact('申报时间', '由省级主管部门组织，以当地通知为准'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn'),
  ],
  relations: [{ kind: 'based_on', to: 'n-gradient-2022-63' }],
  checked: { confidence: 'medium', seen: true },
});
