import { createHash, randomInt } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import { type Db, lockUser } from '../../platform/db';
import { after, createId, day } from '../../platform/vocabulary';
import { insertEvent } from './eventRepository';
import type { OrderDependencies } from './OrderDependencies';
import { createOrderRepository, type OrderRow } from './repository';
import { payDays } from './sale/agreement';
import { priceOf, refuseOtherPrice } from './sale/price';
import { presentTerms } from './sale/terms';

type S = MainComponents['schemas'];

/** Drafts and unpaid orders of one account. */
const maxOpen = 20;

/**
 * Creates an order at the server's price; the same key with the same content gives the same order.
 *
 * @throws Rejection 409 when the key belongs to another order, the user was shown another price or agreement, or 20 orders
 *   are open; 400 for what is not on sale
 */
export async function createOrder(
  tx: Db,
  deps: OrderDependencies,
  userId: string,
  key: string,
  body: S['CreateOrderBody'],
): Promise<OrderRow> {
  const orders = createOrderRepository(tx);
  await lockUser(tx, userId);
  const purchase = { planId: body.planId, billing: body.billing, extraSeats: body.extraSeats ?? 0 };
  const payMethod = body.payMethod ?? 'bank_transfer';
  const isDraft = body.asDraft ?? false;
  const contentHash = hashOf(purchase, payMethod, isDraft, body.payableFen ?? null, body.agreementVersion ?? null);
  const earlier = await orders.findByKey(userId, key);
  if (earlier !== undefined) {
    if (earlier.content_hash === contentHash) return earlier;
    throw new Rejection(409, '这个请求编号已用于另一张订单，请刷新后重试', 409);
  }
  const { plan, quoted } = await priceOf(tx, deps.commerce, userId, purchase);
  if (body.payableFen !== undefined) refuseOtherPrice(body.payableFen, quoted);
  if ((await orders.countOpen(userId)) >= maxOpen)
    throw new Rejection(409, `未付款的订单最多${maxOpen}张，请先付款或取消`, 409);
  const now = deps.clock.now();
  const id = createId();
  const state = isDraft ? 'draft' : 'pending_payment';
  const order = {
    id,
    userId,
    key,
    contentHash,
    state,
    purchase,
    payMethod,
    plan,
    quote: quoted,
    terms: isDraft ? null : await presentTerms(tx, userId, deps, body.agreementVersion),
    payBy: isDraft ? null : after(now, payDays * day),
    at: now,
  } as const;
  while (!(await orders.insert({ ...order, orderNo: newOrderNo(now) })));
  await insertEvent(tx, id, { state, actor: 'user', note: null, at: now });
  const row = await orders.find(userId, id);
  if (row === undefined) throw new Error('an order vanished while it was made');
  return row;
}

const hashOf = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** HC, the day in Shanghai, six digits that cannot be counted on from a neighbour's. */
function newOrderNo(now: Date): string {
  const date = dateInShanghai(now).replaceAll('-', '');
  return `HC${date}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
