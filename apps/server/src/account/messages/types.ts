import type { MainComponents } from '@hengce/api/contract';

export type MessageType = MainComponents['schemas']['MessageType'];

export type MessageItem = MainComponents['schemas']['MessageItem'];

export const typeNames: Readonly<Record<MessageType, string>> = {
  deadline: '截止提醒',
  change: '政策变更',
  publicity: '公示命中',
  declaration: '申报状态',
  subscription: '订阅',
  order: '订单',
  system: '系统',
};

export const messageTypes = Object.keys(typeNames) as MessageType[];

/** Types of messages about money or the account, which a user cannot switch off. */
export const fixedTypes: ReadonlySet<MessageType> = new Set(['order', 'system']);
