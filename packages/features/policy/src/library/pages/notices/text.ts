import type { NoticeBrief, NoticeDeadlineKind } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const deadline: Record<NoticeDeadlineKind, string> = {
  online: '网上填报',
  offline: '纸质材料',
  recommend: '推荐',
};

const text = {
  title: '申报通知',
  description: '各级主管部门征集申报的通知，按截止日期排列',
  loading: '正在取申报通知',
  failedTitle: '申报通知没有取到',
  failedKept: '筛选条件都在地址里',
  states: '申报状态',
  state: { open: '开放中', upcoming: '即将开始', closed: '已截止' },
  all: '全部',
  search: '检索申报通知',
  searchPlaceholder: '标题、文号、机关或事项',
  region: '地区',
  anyRegion: '地区',
  department: '发文机关',
  anyDepartment: '机关',
  theme: '主题分类',
  anyTheme: '主题',
  withCount: (name: string, count: number) => `${name}（${count}）`,
  mine: '只看我可能符合的',
  subscribe: '订阅新通知',
  subscriptionName: (filters: string) => (filters === '' ? '申报通知' : `申报通知：${filters}`),
  audience: '对象',
  deadline,
  deadlines: '截止',
  until: (kind: string, day: string, time: string | null) => `${kind}${day}${time ?? ''}`,
  batch: (batch: string, kind: string) => `${batch}${kind}`,
  extended: (from: string) => `已延期，原定${from}`,
  noneTitle: '没有符合的通知',
  noneBody: '换一个状态，或去掉几项筛选',
  pagesCut: (last: number) => `最多翻到第${last}页，后面的请用筛选缩小范围`,
  clear: '清除筛选',
  emptyTitle: '还没有申报通知',
  emptyBody: '导入申报通知后，按截止日期列在这里',
  and: '、',
};

export const useNoticesText = createUseText('policy', { notices: text });

/** Name of a deadline: 网上填报, or with its batch 第二批网上填报. */
export const deadlineName = (
  { kind, batch }: Pick<NoticeBrief['deadlines'][number], 'kind' | 'batch'>,
  words: Pick<typeof text, 'deadline' | 'batch'>,
): string => (batch === null ? words.deadline[kind] : words.batch(batch, words.deadline[kind]));
