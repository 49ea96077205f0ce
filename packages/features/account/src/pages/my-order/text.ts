import type { Billing } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '我的订单',
  plans: '选择套餐',
  states: '订单状态',
  all: '全部',
  label: '订单',
  columns: { orderNo: '订单号', plan: '套餐', amount: '金额（元）', state: '状态', createdAt: '提交时间' },
  plan: (name: string, billing: Billing) => `${name}，${billing === 'year' ? '年付' : '季付'}`,
  loading: '正在取订单',
  failed: '订单没有取到',
  kept: '订单本身没有变化',
  emptyTitle: '还没有订单',
  emptyBody: '选好套餐并提交后，付款、开通和发票的进展都写在这里',
  noneTitle: (state: string) => `没有${state}的订单`,
  noneBody: '其他状态的订单不受影响',
};
export type MyOrderText = typeof text;

export const useMyOrderText = createUseText('account', { myOrder: text });
