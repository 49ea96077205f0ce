import type { LedgerEntry, Order, OrderState } from '@hengce/api';
import { getOrder, listUseLedger } from '@hengce/api/examples';

const step = (state: OrderState, name: string, at: string) => ({ state, name, at, note: null });
const submitted = getOrder.timeline.slice(0, 1);
const arrived = [...getOrder.timeline, step('paid', '确认到账', '2026-11-19T09:30:00.000Z')];
const opened = [...arrived, step('active', '开通权益', '2026-11-19T09:30:00.000Z')];
const refunding = step('refunding', '申请退款', '2026-11-20T01:10:00.000Z');

const unpaid = { proof: null, timeline: submitted } satisfies Partial<Order>;
const over = { ...unpaid, invoice: null, actions: [], payBy: null } satisfies Partial<Order>;
const receipted = { paidBy: 'bank_transfer', documents: ['contract', 'receipt'] } satisfies Partial<Order>;
const started = {
  ...receipted,
  startsAt: '2026-11-19T09:30:00.000Z',
  expiresAt: '2027-11-19T09:30:00.000Z',
  payBy: null,
} satisfies Partial<Order>;

/** The order in every state. */
export const orderIn: Readonly<Record<OrderState, Order>> = {
  draft: {
    ...getOrder,
    ...over,
    state: 'draft',
    stateName: '草稿',
    timeline: [step('draft', '保存草稿', '2026-11-12T07:20:00.000Z')],
    actions: ['submit', 'cancel'],
    documents: [],
  },
  pending_payment: { ...getOrder, ...unpaid, state: 'pending_payment', stateName: '等待付款' },
  proof_submitted: getOrder,
  paid: {
    ...getOrder,
    ...receipted,
    state: 'paid',
    stateName: '已到账',
    timeline: arrived,
    actions: ['requestInvoice'],
    payBy: null,
  },
  active: {
    ...getOrder,
    ...started,
    state: 'active',
    stateName: '已开通',
    timeline: opened,
    actions: ['requestInvoice', 'refund'],
  },
  cancelled: {
    ...getOrder,
    ...over,
    state: 'cancelled',
    stateName: '已取消',
    timeline: [...submitted, step('cancelled', '取消订单', '2026-11-13T02:00:00.000Z')],
  },
  refunding: {
    ...getOrder,
    ...started,
    state: 'refunding',
    stateName: '退款中',
    timeline: [...opened, refunding],
    actions: [],
  },
  refunded: {
    ...getOrder,
    ...started,
    state: 'refunded',
    stateName: '已退款',
    timeline: [...opened, refunding, step('refunded', '完成退款', '2026-11-21T03:00:00.000Z')],
    actions: [],
  },
  expired: {
    ...getOrder,
    ...over,
    state: 'expired',
    stateName: '已过期',
    timeline: [...submitted, step('expired', '到期', '2026-12-12T07:26:00.000Z')],
  },
};

/** Order of screen 14, waiting for its payment. */
export const sampleOrder = orderIn.pending_payment;

const [use, grant] = listUseLedger.rows as [LedgerEntry, LedgerEntry];
const kinds: LedgerEntry[] = [use, use, { ...use, reason: 'refund', reasonName: '退还', delta: 1 }, grant];

/** Forty-five ledger entries, newest first. */
export const sampleLedger: LedgerEntry[] = Array.from({ length: 45 }, (_, index) => {
  const kind = kinds[index % kinds.length] ?? use;
  const isMatch = index % 3 !== 2;
  return {
    ...kind,
    ...(isMatch ? {} : { module: 'assistant', moduleName: '智能对话' }),
    ...(kind === grant ? { delta: isMatch ? 60 : null } : {}),
    id: String(100 - index),
    source: index % 2 === 0 ? 'trial' : 'order',
    at: new Date(Date.parse(use.at) - index * 3_600_000).toISOString(),
  };
});
