import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '申报管理',
  description: '每项申报到了哪一步、下一个期限是哪天。材料在这里准备，由您在官方平台提交',
  label: '申报清单',
  toItems: '新建申报',
  columns: {
    project: '项目',
    state: '状态',
    amount: '预计金额',
    deadline: '期限',
    owner: '负责人',
    progress: '完成',
    createTime: '创建时间',
  },
  percent: '%',
  unknown: '—',
  order: '排序',
  orders: { create_time: '新建的在前', update_time: '最近改过的在前', deadline: '先截止的在前' },
  loading: '正在取申报清单',
  failedTitle: '申报清单没有取到',
  failedKept: '已填写的申报都在',
  emptyTitle: '还没有申报',
  emptyBody: '选一个事项开始，材料、进度与期限都会在这里；由您在官方平台提交',
  steps: [
    { title: '选择事项', text: '在申报事项、政策详情或匹配报告里点“开始申报”' },
    { title: '准备材料', text: '申报书按企业资料先填好，缺的材料逐项列出' },
    { title: '跟踪进度', text: '补正、公示与拨付的日期到了会发消息' },
  ],
  beyondTitle: (page: number, last: number) => `没有第${page}页，共${last}页`,
  firstPage: '回到第1页',
};

export const useDeclarationsText = createUseText('policy', { declarations: text });
