import type { MainComponents } from '@hengce/api/contract';

/** Outlines to begin from with a topic alone: headings without words, because nobody has written any. */
export const skeletons: MainComponents['schemas']['DeckSkeleton'][] = [
  {
    id: 'reading',
    name: '政策解读',
    about: '一项政策是什么、谁能享受、怎么办',
    headings: ['政策背景', '支持对象', '申报条件', '支持标准', '办理时间', '材料清单', '常见问题'],
  },
  {
    id: 'application',
    name: '项目申报汇报',
    about: '向主管部门汇报一个申报项目',
    headings: ['企业概况', '项目概况', '研发投入', '研发成果', '资金使用计划', '效益分析', '下一步'],
  },
  {
    id: 'quarter',
    name: '季度总结',
    about: '一个季度的目标、结果与下一季度的安排',
    headings: ['季度目标', '完成情况', '主要指标', '问题与原因', '下一季度安排', '需要的支持'],
  },
  {
    id: 'year',
    name: '年度总结与计划',
    about: '一年的工作与下一年的计划',
    headings: ['年度概况', '重点工作', '主要指标', '经验与不足', '下一年目标', '重点举措', '时间安排'],
  },
  {
    id: 'plan',
    name: '工作方案',
    about: '一件事为什么做、怎么做、谁来做',
    headings: ['背景与目标', '总体思路', '重点任务', '职责分工', '时间安排', '保障措施'],
  },
  {
    id: 'training',
    name: '培训课件',
    about: '讲清一件事，并核对听懂了没有',
    headings: ['培训目标', '基本概念', '操作步骤', '案例', '常见错误', '要点回顾'],
  },
  {
    id: 'product',
    name: '产品介绍',
    about: '一个产品解决什么问题、凭什么',
    headings: ['要解决的问题', '产品概况', '主要功能', '技术优势', '客户案例', '合作方式'],
  },
  {
    id: 'review',
    name: '项目复盘',
    about: '一个项目的结果、原因与改进',
    headings: ['项目回顾', '目标与结果', '做得好的', '没做好的', '原因分析', '改进措施'],
  },
];
