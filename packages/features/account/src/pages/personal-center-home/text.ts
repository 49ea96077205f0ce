import { createUseText } from '@hengce/feature-kit';
import { daysLeftText } from '@hengce/text';

const text = {
  unnamed: '还没有填写姓名',
  joined: (phone: string, day: string) => `${phone}，${day}加入`,
  edit: '编辑资料',
  loading: '正在取个人中心',
  failedTitle: '账号资料没有取到',
  yesterday: '昨天',
  todos: {
    title: '待办',
    order: (plan: string) => `${plan}的订单待付款`,
    orderAction: '去付款',
    trialEnds: (days: number) => `试用${daysLeftText(days, '到期')}`,
    trialOver: '体验已到期',
    trialAction: '查看套餐',
    enterprise: '还没有添加企业。添加后可以逐条核对政策条件，匹配与评测也按它来',
    enterpriseAction: '添加企业',
    facts: (count: number, gain: number) =>
      gain > 0 ? `企业资料再补${count}项，可多核对${gain}条政策条件` : `企业资料缺${count}项`,
    factsAction: '去填写',
  },
  enterprise: {
    title: '企业资料',
    all: '查看全部',
    label: '企业资料完整度',
    loading: '正在取企业资料',
    failedTitle: '企业资料没有取到',
    complete: '政策条件要用到的资料都已填写',
    filled: (filled: number, total: number) => `已填写${filled}项，共${total}项`,
    checks: (count: number) => `核对${count}条`,
    years: (years: string) => `（${years}）`,
    list: '、',
    fill: '填写',
    fillOf: (label: string) => `填写，${label}`,
  },
  recent: {
    title: '最近报告与评测',
    all: '我的报告',
    allReviews: '我的评测',
    loading: '正在取报告与评测',
    failedTitle: '报告与评测没有取到',
    none: '还没有报告与评测。政策匹配与企业评测的结果会出现在这里',
    stale: '规则已更新',
  },
  plan: {
    trial: '试用版',
    daysLeft: (days: number) => daysLeftText(days, '到期'),
    expired: '体验已到期',
    until: (day: string) => `${day}到期`,
    unit: '次',
    unlimited: '不限次数',
    none: '现在没有可用的次数',
    all: '全部次数与明细',
    loading: '正在取剩余次数',
    failedTitle: '剩余次数没有取到',
    upgrade: '升级',
    adviser: (name: string, phone: string) => `联系顾问：${name}，${phone}`,
  },
  messages: {
    title: '消息',
    unread: (count: number) => (count === 0 ? '全部消息' : `${count}条未读`),
    unreadMark: '未读',
    loading: '正在取消息',
    failedTitle: '消息没有取到',
    none: '还没有消息',
  },
};
export type PersonalCenterHomeText = typeof text;

export const usePersonalCenterHomeText = createUseText('account', { personalCenterHome: text });
