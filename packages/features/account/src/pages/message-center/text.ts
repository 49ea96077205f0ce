import type { MessageType } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const types: Record<MessageType, string> = {
  deadline: '截止提醒',
  change: '政策变更',
  publicity: '公示命中',
  declaration: '申报状态',
  subscription: '订阅',
  order: '订单',
  system: '系统',
};
const text = {
  title: '消息中心',
  unread: (count: number) => (count === 0 ? '没有未读消息' : `${count}条未读`),
  readAll: '全部标为已读',
  boxes: '消息范围',
  box: { inbox: '收件箱', unread: '未读', archived: '已归档' },
  typeLabel: '消息类型',
  allTypes: '全部类型',
  types,
  list: '消息列表',
  loading: '正在取消息',
  yesterday: '昨天',
  unreadMark: '未读',
  reason: (reason: string) => `收到原因：${reason}`,
  read: '标为已读',
  itemsOf: (title: string) => `${title}的各项`,
  readOf: (title: string) => `标为已读，${title}`,
  archive: '归档',
  archiveOf: (title: string) => `归档，${title}`,
  restore: '移回收件箱',
  restoreOf: (title: string) => `移回收件箱，${title}`,
  archived: '消息已归档',
  undo: '撤销',
  more: '加载更多',
  loadingMore: '正在加载',
  shown: (shown: number, total: number) => (shown < total ? `已显示${shown}条，共${total}条` : `共${total}条`),
  settings: '通知设置',
  failedTitle: '消息没有取到',
  kept: '收到的消息都会保留',
  moreFailed: '更多消息没有取到',
  actionFailed: '没有完成，消息没有变化。请重试',
  empty: {
    inbox: ['还没有消息', '订阅的政策有更新、订单有进展、登录方式有变化时，会写在这里'] as const,
    unread: ['没有未读消息', '新消息到达时会出现在这里'] as const,
    archived: ['没有归档的消息', '处理完的消息可以归档，需要时在这里找回'] as const,
  },
  noneOfType: (type: string) => `没有“${type}”消息`,
  noneOfTypeBody: '其他类型的消息不受影响',
};
export type MessageCenterText = typeof text;

export const useMessageCenterText = createUseText('account', { messageCenter: text });
