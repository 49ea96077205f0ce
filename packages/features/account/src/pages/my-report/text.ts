import { createUseText } from '@hengce/feature-kit';

const text = {
  loading: '正在取列表',
  kept: '已生成的内容都会保留',
  yesterday: '昨天',
  ruleset: (day: string) => `依据${day}的规则`,
  stale: '规则已更新',
  more: '加载更多',
  loadingMore: '正在加载',
  moreFailed: '更多内容没有取到',
  shown: (shown: number, total: number) => (shown < total ? `已显示${shown}项，共${total}项` : `共${total}项`),
  remove: '删除',
  removing: '正在删除',
  removeOf: (title: string) => `删除，${title}`,
  removeTitle: (title: string) => `删除“${title}”？`,
  removeBody: '删除后不可恢复，企业资料不受影响。',
  removed: '已删除',
  reports: {
    title: '我的报告',
    list: '报告列表',
    failedTitle: '报告没有取到',
    empty: ['还没有报告', '政策匹配、项目申报匹配和金融政策匹配生成的报告会保存在这里'] as const,
    begin: '开始匹配',
  },
  reviews: {
    title: '我的评测',
    list: '评测列表',
    failedTitle: '评测没有取到',
    empty: ['还没有评测', '高新技术企业自评、专精特新自评和项目评估的结果会保存在这里'] as const,
    begin: '开始自评',
  },
};
export type MyReportText = typeof text;

export const useMyReportText = createUseText('account', { myReport: text });
