import type { PolicyRecord } from '../../../library/records';
import { fact, programme } from '../programme';

import { HNTE_ISSUERS, SCIENCE } from './common';

/** Record of 高新技术企业认定管理工作指引 (国科发火〔2016〕195号): the score table behind 国科发火〔2016〕32号第十一条（七）. */
export const hnteGuide: PolicyRecord = programme({
  id: 'n-hnte-guide-2016-195',
  title: '高新技术企业认定管理工作指引',
  docNo: '国科发火〔2016〕195号',
  issuers: HNTE_ISSUERS,
  themes: SCIENCE,
  effectiveFrom: '2016-01-01',
  url: 'https://hainan.chinatax.gov.cn/xxgk_6_1/22162477.html',
  summary: '高新技术企业认定的操作口径：创新能力四项指标的分值、知识产权分类、研发费用归集范围和成长性算法。',
  sections: [
    {
      id: 'score',
      heading: '创新能力评价',
      text: '满分100分，须“70分以上（不含70分）”，即整数分71分方为通过。多数指标由专家在分档区间内打分。',
      points: [
        {
          id: 'score.ip',
          heading: '知识产权（30分）',
          text: '技术的先进程度8分，对主要产品核心支持作用8分，数量8分，获得方式6分；参与编制国家标准、行业标准等可加1至2分，本项合计不超过30分。数量得分：Ⅰ类1件及以上得7至8分，Ⅱ类5件及以上得5至6分，Ⅱ类3至4件得3至4分，Ⅱ类1至2件得1至2分。有自主研发的得1至6分，仅有受让、受赠、并购的得1至3分。',
        },
        {
          id: 'score.transform',
          heading: '科技成果转化能力（30分）',
          text: '按近三年年均转化数量：5项及以上25至30分，4项及以上19至24分，3项及以上13至18分，2项及以上7至12分，1项及以上1至6分，没有转化0分。同一成果只计一次。年均数大于0而不足1项的没有对应分档，交由专家判断（待核）。',
        },
        {
          id: 'score.organisation',
          heading: '研究开发组织管理水平（20分）',
          text: '研发管理制度、核算体系与辅助账6分，研发机构、条件与产学研合作6分，成果转化激励与创新创业平台4分，人才培养、引进与绩效评价4分。',
        },
        {
          id: 'score.growth',
          heading: '企业成长性（20分）',
          text: '净资产增长率与销售收入增长率各10分。增长率35%及以上9至10分，25%及以上7至8分，15%及以上5至6分，5%及以上3至4分，大于0为1至2分，不大于0为0分。增长率等于前两个相邻年度比值的平均数减1；第一年为0的按后两年计算，第二年为0的得0分。',
        },
      ],
    },
    {
      id: 'ip-class',
      heading: '知识产权分类',
      points: [
        {
          id: 'ip-class.1',
          heading: 'Ⅰ类',
          text: '发明专利（含国防专利）、植物新品种、国家级农作物品种、国家新药、国家一级中药保护品种、集成电路布图设计专有权。',
        },
        {
          id: 'ip-class.2',
          heading: 'Ⅱ类',
          text: '实用新型专利、外观设计专利、软件著作权（不含商标）。Ⅱ类知识产权在申请高新技术企业时只能使用一次；共有知识产权只能由其中一个权利人使用。',
        },
      ],
    },
    {
      id: 'rd-scope',
      heading: '研发费用归集',
      text: '分八类归集：人员人工费用、直接投入费用、折旧费用与长期待摊费用、无形资产摊销费用、设计费用、装备调试费用与试验费用、委托外部研究开发费用、其他费用。委托外部研发费用按实际发生额的80%计入，其他费用不超过研发费用总额的20%。委托境外发生的不计入境内研发费用。',
    },
    {
      id: 'auditor',
      heading: '中介机构',
      text: '出具专项审计报告的中介机构须成立三年以上，注册会计师或税务师占职工总数的比例不低于30%。全年月平均职工人数要求待核。',
    },
  ],
  // The score is a condition of the title (国科发火〔2016〕32号), which is what is applied for.
  items: [],
  keyFacts: [
    fact('适用对象', '申请高新技术企业认定的企业、评审专家和中介机构', 'score'),
    fact('支持内容', '明确创新能力评分、知识产权分类和研发费用归集口径', 'rd-scope'),
    fact('支持力度', '评分通过线为70分以上（不含70分）', 'score'),
    fact('申报渠道', '高新技术企业认定管理工作网 innocom.gov.cn'),
  ],
  relations: [{ kind: 'implements', to: 'n-hnte-2016-32' }],
  checked: { confidence: 'high', seen: true, remark: '研发费用归集比例与中介机构人数要求待核。' },
});
