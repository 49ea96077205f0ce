import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '申报管理',
  description: '每项申报到了哪一步、下一个期限是哪天。材料在这里准备，由您在官方平台提交',
  label: '申报清单',
  toItems: '申报事项',
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
  emptyBody: '在申报事项、政策详情或匹配报告里点“开始申报”，进度与期限会出现在这里',
  beyondTitle: (page: number, last: number) => `没有第${page}页，共${last}页`,
  firstPage: '回到第1页',
};

export const useDeclarationsText = createUseText('policy', { declarations: text });
