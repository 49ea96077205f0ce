import type { MatchAmount } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';
import type { Source } from './regionState';

const source: Record<Source, string> = { real: '真实政策', sample: '示例数据', all: '真实与示例合计' };
const certainty: Record<MatchAmount['certainty'], string> = { fixed: '确定', capped: '上限', discretionary: '竞争性' };

const text = {
  title: '区域对比',
  description: (day: string) => `各省、自治区、直辖市现行有效的政策，含所辖市县，截至${day}`,
  tabs: { label: '区域对比', hot: '热点对比', rank: '补贴排行', policies: '政策榜单' },
  sourceLabel: '数据',
  source,
  withCount: (name: string, count: number) => `${name}（${count.toLocaleString('zh-CN')}）`,
  sampleNotice: '示例数据为演示而生成，不能作为决策依据',
  mixedNotice: '其中含示例数据，不能作为决策依据',
  allThemes: '全部主题',
  loading: '正在汇总',
  failedTitle: '没有汇总出来',
  failedKept: '选择的地区还在',
  emptyTitle: '没有可以对比的政策',
  emptyBody: '换一个主题，或换一种数据',
  map: {
    title: '政策数',
    themed: (theme: string) => `政策数：${theme}`,
    unit: '项',
    hint: '点选地区加入对比，最多4个',
    note: '灰色的地区没有收录，不是没有政策。',
  },
  trend: {
    title: '近12个月发布',
    unit: '项',
    month: '月份',
    monthOf: (month: string) => `${month.replace('-', '年')}月`,
  },
  figures: {
    title: '关键指标',
    pick: '在方格图上选地区，这里比较它们',
    policies: '现行政策',
    published: '近12个月新发',
    topAmount: '奖补最高额',
    materials: '申报材料（中位数）',
    units: { count: '项', money: '万元', materials: '份' },
    unknown: '未提供',
    region: '地区',
    sources: '数字从哪里来',
  },
  differences: {
    title: '差得最多的事项',
    hint: '同名事项，比单家企业的最高额',
    none: '所选地区没有同名、又规定了不同金额的事项',
    times: (times: string) => `相差${times}倍`,
    loading: '正在比较',
    failed: '没有比较出来',
  },
  policyRank: {
    regions: '按地区',
    regionsHint: '现行有效的政策，含所辖市县；同一文件的几个版本只数现行的一份',
    departments: '按部门',
    departmentsHint: '几个部门联合发文的，每个部门各数一次；最多列30个部门',
    count: (count: number) => `${count.toLocaleString('zh-CN')}项`,
    failed: '部门没有数出来',
  },
  export: '导出对比表',
  exportName: (day: string) => `区域对比-${day}.csv`,
  exportHead: ['地区', '现行政策（项）', '近12个月新发（项）', '奖补最高额（万元）', '出处', '申报材料中位数（份）'],
  exportNote: (source: string, day: string) => `${source}，截至${day}，未收录的留空`,
  rank: {
    description: (firm: string) => `同一事项在各地：按${firm}的资料测算，假设企业在当地`,
    item: '事项',
    itemHint: (count: number) => `${count}个地区有这一事项`,
    absent: '这种数据里没有这一事项，请另选一个',
    placeholder: '输入事项名称',
    results: '各地金额',
    own: '本地区',
    sample: '示例',
    certainty,
    noAmount: '没有写明金额',
    until: (day: string) => `有效期至${day}`,
    more: (count: number) => `显示全部${count}个`,
  },
};

export const useRegionText = createUseText('policy', { region: text });
