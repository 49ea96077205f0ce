import type { Order } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const text = {
  explainTitle: '下单与付款',
  explainBody: '从选择套餐到开通，一共四步',
  placed: '订单已提交',
  orderNo: (order: Order) => `订单号${order.orderNo}，${order.planName}`,
  states: {
    draft: '草稿还没有提交',
    pending_payment: '订单已提交',
    proof_submitted: '凭证已上传，等待确认到账',
    paid: '款项已到账',
    active: '权益已开通',
    cancelled: '订单已取消',
    refunding: '退款中',
    refunded: '已退款',
    expired: '订单已过期',
  },
  payable: '应付金额',
  payBy: (at: string) => `请在${at}前付款，过期订单自动关闭，不产生费用`,
  howToPay: '怎样付款',
  next: '接下来',
  steps: {
    choose: ['选择套餐', '比较各套餐的模块与次数，价格由服务端计算，提交前都能改'] as const,
    pay: (days: number) =>
      ['付款', `对公转账到订单里的收款账户，写上转账附言，再上传付款凭证。提交后${days}天内有效`] as const,
    confirm: ['确认到账', '顾问核对款项，确认后发消息通知'] as const,
    open: ['开通', '到账后立即开通，可以下载收款凭证，发票发送到填写的邮箱'] as const,
  },
  nextSteps: {
    transfer: '转账时写上附言，到账核对更快',
    proof: '上传付款凭证，顾问核对到账',
    open: '到账后立即开通，并发消息通知',
    invoice: '发票按订单里的抬头和税号开具',
  },
  rule: '退款规则',
  refundRule: (days: number) =>
    `开通后${days}天内没有使用过，可以在订单里申请全额退款，款项原路退回。其他情况请联系顾问`,
  toOrder: '查看订单',
  toOrders: '我的订单',
  toPlans: '选择套餐',
  toUses: '查看剩余次数',
  loading: '正在取订单',
  failed: '订单没有取到',
  kept: '订单本身没有变化',
};
export type OrderPlacedText = typeof text;

export const useOrderPlacedText = createUseText('account', { orderPlaced: text });
