import { createUseText } from '@hengce/feature-kit';
import { exactNumber } from '@hengce/text';
import type { Measure } from './nationwideState';

const measure: Record<Measure, string> = {
  items: '有效事项数',
  open: '申报中',
  topAmount: '奖补最高额',
  official: '官方来源的政策',
};

const text = {
  title: '全国政策导航',
  description: (day: string) => `各省级单位收录的政策与官方网站，截至${day}`,
  measure,
  unit: { items: '项', open: '项', topAmount: '万元', official: '项' } satisfies Record<Measure, string>,
  views: '显示方式',
  map: '方格图',
  list: '列表',
  hint: '点选一个地区看部门、通知与官方网站',
  note: '没有数字的地区没有收录，不是没有政策。',
  missing: '未收录',
  region: '地区',
  policies: '现行政策',
  choose: '点选一个地区',
  chooseBody: '这里列出它的发文部门、最新通知与官方网站',
  loading: '正在读取',
  failed: '没有读出来',
  departments: '发文部门',
  departmentsNone: '没有收录这个地区的政策',
  allPolicies: '全部政策',
  count: (count: number) => `${exactNumber(count)}项`,
  notices: '最新通知',
  noticesNone: '没有收录申报通知',
  closed: (day: string) => `${day}已截止`,
  until: (day: string) => `截止${day}`,
  portals: '官方网站',
  portalsNone: '没有收录官方网站',
  portalsBelow: (count: number) => `连同市县共${exactNumber(count)}个，在下面按名称查找`,
  unverified: '未人工核验',
  builtin: '衡策提供',
  checked: (day: string) => `${day}检查`,
  unchecked: '未检查',
  unreachable: '打不开',
  search: '查市县的官方网站',
  searchHint: '输入市、县、区的名称，如“杭州 西湖”',
  found: (total: number) => `找到${exactNumber(total)}个`,
  notFound: '没有收录这个地方的官方网站，可以从省级网站进去找',
};

export const useNationwideText = createUseText('policy', { nationwide: text });
