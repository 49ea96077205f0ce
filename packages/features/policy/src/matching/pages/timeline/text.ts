import type { CalendarEntry } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const kind: Record<CalendarEntry['kind'], string> = {
  opens: '开始申报',
  closes: '申报截止',
  expectedOpens: '预计开始',
  expectedCloses: '预计截止',
  publicityOpens: '公示开始',
  publicityCloses: '公示结束',
};

const text = {
  title: '资金时间线',
  description: (firm: string) => `${firm}可能申报的政策，按日期排列`,
  loading: '正在排列日期',
  failedTitle: '时间线没有打开',
  failedKept: '企业资料与日历订阅不受影响',
  groups: '结论',
  all: '全部',
  withCount: (name: string, count: number) => `${name} ${count}`,
  kind,
  year: (year: number, month: number) => `${year}年${month}月`,
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  day: (day: number) => `${day}日`,
  daysUntil: (days: number) => (days === 0 ? '今天' : `${days}天后`),
  items: (names: readonly string[], group: string) => `${group}：${names.join('、')}`,
  expected: '按上一次的申报时间推算，以正式通知为准',
  inPublicity: '本企业在名单里，请核对名称、项目与金额',
  emptyTitle: '没有确定的日期',
  emptyBody: '可能申报的政策都是长期受理，或还没有公布时间。公布后会出现在这里',
  emptyGroup: '这一类没有确定的日期',
  toMatch: '去政策匹配',
  subscribe: {
    action: '加入日历',
    title: '加入日历',
    body: '把下面的地址添加到手机或电脑的日历里（“订阅日历”或“从网址添加”），日期有变时日历会自己更新。截止和开始前7天、前1天的9点提醒。',
    secret:
      '日历里有这家企业可能申报的政策与日期，也有正在办的申报的任务、补正与后续义务，写明项目名称与内容，还有会议纪要里写明日期的待办。得到地址的人都看得到，请不要转发。可以随时停用。',
    withToVerify: '也包含待核实的政策',
    withToVerifyNext: '新地址也包含待核实的政策',
    already: (day: string) => `${day}生成的地址正在使用，出于安全不再显示。生成新地址后，原来的停止更新。`,
    create: '生成地址',
    createAgain: '生成新地址',
    address: '日历订阅地址',
    copy: '复制地址',
    stop: '停用地址',
    stopped: '日历订阅地址已停用',
    failed: (reason: string) => `没有完成，日历订阅不变。${reason}`,
    done: '关闭',
  },
};

export const useTimelineText = createUseText('policy', { timeline: text });
