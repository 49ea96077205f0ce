import type { MainComponents } from '@hengce/api/contract';
import { accountAmount, addMonths } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { type EquityService, endEquitiesOfOrder, moveEquitiesOfOrder } from '../entitlements';
import { type NewMessage, sendMessage } from '../messages';
import { type Actor, insertEvent } from './eventRepository';
import { mayMove, type OrderState, stateNames } from './machine';
import { createOrderRepository, type OrderRow } from './repository';
import { payDays } from './sale/agreement';
import { billingMonths } from './sale/pricing';

type S = MainComponents['schemas'];

export interface Transitions {
  /** Reads an order and locks it until the end of the transaction; one whose time is over is ended first. */
  lock(tx: Db, orderId: string): Promise<OrderRow | undefined>;
  /**
   * Moves a locked order to a state and writes that into its timeline.
   *
   * @throws Rejection 409 when the order cannot go there.
   */
  move(tx: Db, order: OrderRow, to: OrderState, actor: Actor, note?: string | null): Promise<void>;
  /**
   * Marks a locked order as paid, then active with its equities, after the running order of the same plan; that of a
   * closed account goes to refunding instead.
   */
  settle(tx: Db, order: OrderRow, actor: Actor): Promise<void>;
  /**
   * Ends at once what a locked order granted and moves it to refunding. Orders of the same plan that wait for its end
   * start earlier.
   */
  refund(tx: Db, order: OrderRow, actor: Actor, note?: string | null): Promise<void>;
}

export function createTransitions(clock: Clock, equities: EquityService): Transitions {
  const move: Transitions['move'] = async (tx, order, to, actor, note = null) => {
    if (!mayMove(order.state, to)) {
      throw new Rejection(409, `订单${stateNames[order.state]}，不能再${verbs[to]}`, 409);
    }
    const orders = createOrderRepository(tx);
    const isOpen = to === 'pending_payment' || to === 'proof_submitted';
    await orders.setState(order.id, to, isOpen ? order.pay_by : null);
    await insertEvent(tx, order.id, { state: to, actor, note, at: clock.now() });
    order.state = to;
    const message = messageOf(order, to);
    // Of what one did oneself only the refund needs a word: it takes days.
    if (order.user_id !== null && (actor !== 'user' || to === 'refunding') && message !== null)
      await sendMessage(tx, order.user_id, message, clock.now());
  };

  return {
    move,

    async lock(tx, orderId) {
      const order = await createOrderRepository(tx).lock(orderId);
      if (order !== undefined && isDue(order, clock.now())) await move(tx, order, 'expired', 'clock');
      return order;
    },

    async refund(tx, order, actor, note = null) {
      const now = clock.now();
      await endEquitiesOfOrder(tx, order.id, now);
      await move(tx, order, 'refunding', actor, note);
      if (order.user_id !== null) await startWaiting(tx, order.user_id, order.plan_id, now);
    },

    async settle(tx, order, actor) {
      await move(tx, order, 'paid', actor);
      if (order.user_id === null) {
        await move(tx, order, 'refunding', actor, '账号已注销，款项原路退回');
        return;
      }
      const orders = createOrderRepository(tx);
      const now = clock.now();
      const plan = JSON.parse(order.plan) as S['Plan'];
      const until = await orders.runsUntil(order.user_id, order.plan_id);
      const startsAt = until !== undefined && until > now ? until : now;
      const expiresAt = addMonths(startsAt, billingMonths[order.billing]);
      for (const { module, limit, reset } of plan.modules) {
        const { id: orderId, user_id: userId } = order;
        await equities.grant(tx, {
          userId,
          module,
          source: 'order',
          orderId,
          granted: limit,
          reset,
          startsAt,
          expiresAt,
        });
      }
      await orders.setTerm(order.id, startsAt, expiresAt);
      await move(tx, order, 'active', actor);
    },
  };
}

/**
 * Whether an order has run out: one that waits for payment, after its last day to pay; an active one, at the end of what was
 * bought.
 */
export function isDue({ state, pay_by, expires_at }: OrderRow, now: Date): boolean {
  if (state === 'pending_payment') return pay_by !== null && pay_by <= now;
  return state === 'active' && expires_at !== null && expires_at <= now;
}

/** Orders of one plan follow each other without a hole, also after one of them was given back. */
async function startWaiting(tx: Db, userId: string, planId: string, now: Date): Promise<void> {
  const orders = createOrderRepository(tx);
  const active = await orders.listActive(userId, planId);
  const ends = active.flatMap(({ starts_at, expires_at }) =>
    starts_at && expires_at && starts_at <= now ? [expires_at] : [],
  );
  let startsAt = ends.reduce((latest, end) => (end > latest ? end : latest), now);
  for (const order of active) {
    if (order.starts_at === null || order.starts_at <= now) continue;
    const expiresAt = addMonths(startsAt, billingMonths[order.billing]);
    if (startsAt < order.starts_at) {
      await orders.setTerm(order.id, startsAt, expiresAt);
      await moveEquitiesOfOrder(tx, order.id, startsAt, expiresAt);
      const note = '前一张订单已退款，有效期提前';
      await insertEvent(tx, order.id, { state: order.state, actor: 'clock', note, at: now });
    }
    startsAt = startsAt < order.starts_at ? expiresAt : (order.expires_at ?? expiresAt);
  }
}

/** What the user hears of steps that others take; null for those that need no word. */
function messageOf(order: OrderRow, to: OrderState): NewMessage | null {
  const { name } = JSON.parse(order.plan) as S['Plan'];
  const texts: Partial<Record<OrderState, [title: string, body: string]>> = {
    active: ['订单已开通', `${name}已开通，可以在剩余次数里查看。`],
    cancelled: ['订单已取消', `没有查到${name}的款项，订单已取消。已经付款的请联系顾问。`],
    refunding: ['款项将退回', `${name}的${accountAmount(order.payable_fen)}元将原路退回，权益已结束。退回后再有消息。`],
    refunded: ['退款已完成', `${name}的${accountAmount(order.payable_fen)}元已原路退回。`],
    expired: [
      order.starts_at === null ? '订单已过期' : '套餐已到期',
      order.starts_at === null ? `${name}的订单${payDays}天内没有付款，已关闭。` : `${name}已到期，内容会保留。`,
    ],
  };
  const text = texts[to];
  if (text === undefined) return null;
  const [title, body] = text;
  const link = `/PersonalCenter/myOrder/orderDetail?orderId=${order.id}`;
  return { type: 'order', title, body, reason: `您提交了订单${order.order_no}`, link };
}

const verbs: Readonly<Record<OrderState, string>> = {
  draft: '改成草稿',
  pending_payment: '提交',
  proof_submitted: '上传凭证',
  paid: '付款',
  active: '开通',
  cancelled: '取消',
  refunding: '退款',
  refunded: '退款',
  expired: '过期',
};
