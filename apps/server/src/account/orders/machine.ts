import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];
export type OrderState = S['OrderState'];

/**
 * Where an order may go; never back. Money that comes for an order that is over can only be returned, so even those may go to
 * refunding.
 */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['pending_payment', 'cancelled'],
  pending_payment: ['proof_submitted', 'paid', 'cancelled', 'expired'],
  proof_submitted: ['paid', 'refunding', 'cancelled'],
  paid: ['active', 'refunding'],
  active: ['refunding', 'expired'],
  cancelled: ['refunding'],
  expired: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
};

export const mayMove = (from: OrderState, to: OrderState): boolean => next[from].includes(to);

/** Chinese names of the states of an order, as the portal shows them. */
export const stateNames: Readonly<Record<OrderState, string>> = {
  draft: '草稿',
  pending_payment: '等待付款',
  proof_submitted: '等待确认到账',
  paid: '已到账',
  active: '已开通',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
  expired: '已过期',
};

/** Chinese names of the steps in an order's timeline, by the state that each leads to. */
export const stepNames: Readonly<Record<OrderState, string>> = {
  draft: '保存草稿',
  pending_payment: '提交订单',
  proof_submitted: '上传付款凭证',
  paid: '确认到账',
  active: '开通权益',
  cancelled: '取消订单',
  refunding: '申请退款',
  refunded: '完成退款',
  expired: '到期',
};

interface Facts {
  state: OrderState;
  hasGateway: boolean;
  isInvoiceIssued: boolean;
  isRefundable: boolean;
}

/** Actions that the user may take on an order now, in the order of the page. */
export function actionsOf({ state, hasGateway, isInvoiceIssued, isRefundable }: Facts): S['OrderAction'][] {
  const isOpen = state === 'pending_payment' || state === 'proof_submitted';
  const actions: [S['OrderAction'], boolean][] = [
    ['submit', state === 'draft'],
    ['pay', state === 'pending_payment' && hasGateway],
    ['uploadProof', isOpen],
    ['requestInvoice', (isOpen || state === 'paid' || state === 'active') && !isInvoiceIssued],
    ['cancel', state === 'draft' || isOpen],
    ['refund', state === 'active' && isRefundable],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
