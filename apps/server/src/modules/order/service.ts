import { createHash, randomInt } from 'node:crypto';
import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { Rejection } from '../../contract/Rejection';
import { FileReply } from '../../contract/types';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { creditCodeProblem } from '../enterprise/creditCode';
import type { FileStore } from '../file/files';
import { filled } from '../filled';
import { createId } from '../ids';
import { after, day, hour } from '../time';
import { lockUser } from '../user/lockUser';
import type { Commerce } from './commerce';
import { quote } from './pricing';
import { createOrderRepository, type OrderRow } from './repository';
import type { Transitions } from './transitions';
import { isRefundable, readOrder, refundDays, toSummary } from './views';

type S = MainComponents['schemas'];
type ListQuery = NonNullable<MainOperations['listOrders']['parameters']['query']>;

const payDays = 30;
/** Drafts and unpaid orders of one account. */
const mostOpen = 20;

export interface OrderDependencies {
  db: Db;
  clock: Clock;
  commerce: Commerce;
  files: FileStore;
  transitions: Transitions;
  hasGateway: boolean;
}

export type OrderService = ReturnType<typeof createOrderService>;

/** What a user does with orders. Prices are the server's alone; every change is one step of the machine. */
export function createOrderService(deps: OrderDependencies) {
  const { db, clock, commerce, files, transitions, hasGateway } = deps;
  const orders = createOrderRepository(db);

  const view = (row: OrderRow, from: Db = db): Promise<S['Order']> =>
    readOrder(from, row, { commerce, hasGateway, now: clock.now() });

  const planOf = (planId: string): S['Plan'] => {
    const plan = commerce.plans.find(({ id }) => id === planId);
    if (plan !== undefined) return plan;
    throw fieldProblem('planId', `没有“${planId.slice(0, 20)}”这个套餐，请刷新后重新选择`);
  };

  const price = async (
    from: Db,
    userId: string,
    purchase: S['Purchase'],
    exceptId: string | null = null,
  ): Promise<{ plan: S['Plan']; quoted: S['Quote'] }> => {
    const plan = planOf(purchase.planId);
    const isFirst = !(await createOrderRepository(from).hasOrdered(userId, exceptId));
    const percent = isFirst ? commerce.trialDiscountPercent : 0;
    const quoted = quote(plan, purchase.billing, purchase.extraSeats ?? 0, percent);
    if (quoted === null) throw fieldProblem('planId', `${plan.name}由顾问报价，请联系顾问`);
    return { plan, quoted };
  };

  /** Runs one change of an own order in a transaction. @throws Rejection 404 for somebody else's. */
  const change = (
    userId: string,
    orderId: string,
    run: (tx: Db, order: OrderRow) => Promise<unknown>,
  ): Promise<S['Order']> =>
    db.transaction(async (tx) => {
      const own = createOrderRepository(tx);
      const order = await own.lock(orderId);
      if (order === undefined || order.user_id !== userId) throw absent();
      await run(tx, order);
      return view((await own.find(userId, orderId)) ?? order, tx);
    });

  return {
    plans: async (): Promise<S['Plan'][]> => [...commerce.plans],

    quote: async (userId: string, purchase: S['Purchase']): Promise<S['Quote']> =>
      (await price(db, userId, purchase)).quoted,

    create: (userId: string, key: string, body: S['CreateOrderBody']): Promise<S['Order']> =>
      db.transaction(async (tx) => {
        const own = createOrderRepository(tx);
        await lockUser(tx, userId);
        const purchase = { planId: body.planId, billing: body.billing, extraSeats: body.extraSeats ?? 0 };
        const payMethod = body.payMethod ?? 'bank_transfer';
        const isDraft = body.asDraft ?? false;
        const content = JSON.stringify([purchase, payMethod, isDraft, body.payableFen ?? null]);
        const contentHash = createHash('sha256').update(content).digest('base64url');
        const earlier = await own.findByKey(userId, key);
        if (earlier !== undefined) {
          if (earlier.content_hash !== contentHash)
            throw new Rejection(409, '这个请求编号已用于另一张订单，请刷新后重试', 409);
          return view(earlier, tx);
        }
        const { plan, quoted } = await price(tx, userId, purchase);
        if (body.payableFen !== undefined && body.payableFen !== quoted.payableFen) {
          throw new Rejection(409, `价格有变，现在应付${yuan(quoted.payableFen)}元，订单没有提交，请确认后重试`, 409);
        }
        if ((await own.countOpen(userId)) >= mostOpen) {
          throw new Rejection(409, `未付款的订单最多${mostOpen}张，请先付款或取消`, 409);
        }
        const now = clock.now();
        const state = isDraft ? 'draft' : 'pending_payment';
        const id = createId();
        const payBy = isDraft ? null : after(now, payDays * day);
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
          payBy,
          at: now,
        } as const;
        while (!(await own.insert({ ...order, orderNo: newOrderNo(now) })));
        await own.addEvent(id, { state, actor: 'user', note: null, at: now });
        const row = await own.find(userId, id);
        if (row === undefined) throw new Error('an order vanished while it was made');
        return view(row, tx);
      }),

    async list(userId: string, query: ListQuery): Promise<S['OrderPage']> {
      const { pageNum = 1, pageSize = 10 } = query;
      const page = await orders.list(userId, query.state ?? null, pageSize, (pageNum - 1) * pageSize);
      return { total: page.total, rows: page.rows.map(toSummary) };
    },

    async get(userId: string, orderId: string): Promise<S['Order']> {
      const row = await orders.find(userId, orderId);
      if (row === undefined) throw absent();
      return view(row);
    },

    submit: (userId: string, orderId: string): Promise<S['Order']> =>
      change(userId, orderId, async (tx, order) => {
        await transitions.move(tx, order, 'pending_payment', 'user');
        const purchase = { planId: order.plan_id, billing: order.billing, extraSeats: order.extra_seats };
        const own = createOrderRepository(tx);
        const { plan, quoted } = await price(tx, userId, purchase, order.id);
        await own.setQuote(order.id, plan, quoted);
        await own.setState(order.id, 'pending_payment', after(clock.now(), payDays * day));
      }),

    cancel: (userId: string, orderId: string): Promise<S['Order']> =>
      change(userId, orderId, async (tx, order) => {
        if (order.state !== 'draft' && order.state !== 'pending_payment' && order.state !== 'proof_submitted') {
          return transitions.move(tx, order, 'cancelled', 'user');
        }
        const isSent = order.state === 'proof_submitted';
        const note = isSent ? '已上传过凭证，核对后原路退回' : null;
        return transitions.move(tx, order, isSent ? 'refunding' : 'cancelled', 'user', note);
      }),

    refund: (userId: string, orderId: string): Promise<S['Order']> =>
      change(userId, orderId, async (tx, order) => {
        const own = createOrderRepository(tx);
        const now = clock.now();
        if (!isRefundable(order, now)) {
          throw new Rejection(409, `开通后${refundDays}天内、未使用时可以退款。这张订单请联系顾问`, 409);
        }
        const uses = await own.countUses(order.id);
        if (uses > 0) throw new Rejection(409, `已使用${uses}次，不能自助退款，请联系顾问`, 409);
        await own.endEquities(order.id, now);
        await transitions.move(tx, order, 'refunding', 'user');
      }),

    uploadProof: (userId: string, orderId: string, file: Blob): Promise<S['Order']> =>
      change(userId, orderId, async (tx, order) => {
        const own = createOrderRepository(tx);
        const isAgain = order.state === 'proof_submitted';
        if (!isAgain) await transitions.move(tx, order, 'proof_submitted', 'user');
        const kept = await files.keep(tx, userId, file, '付款凭证');
        await own.setProof(order.id, kept.id, clock.now());
        if (order.proof_file_id !== null) await own.removeFile(order.proof_file_id);
      }),

    async downloadProof(userId: string, orderId: string): Promise<FileReply> {
      const row = await orders.find(userId, orderId);
      const file = row?.proof_file_id == null ? undefined : await files.read(db, row.proof_file_id);
      if (file === undefined) throw new Rejection(404, '没有找到付款凭证', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },

    requestInvoice: (userId: string, orderId: string, body: S['InvoiceBody']): Promise<S['Order']> => {
      const taxNo = body.taxNo.toUpperCase();
      const problem = creditCodeProblem(taxNo);
      if (problem !== null) throw fieldProblem('taxNo', `税号${problem}`);
      return change(userId, orderId, async (tx, order) => {
        if (!['pending_payment', 'proof_submitted', 'paid', 'active'].includes(order.state)) {
          throw new Rejection(409, '这张订单不能开票，请联系顾问', 409);
        }
        const invoice = { ...body, title: filled('title', '发票抬头', body.title), taxNo };
        if (!(await createOrderRepository(tx).putInvoice(order.id, invoice, clock.now()))) {
          throw new Rejection(409, '发票已开具，不能再改，请联系顾问', 409);
        }
      });
    },

    /** Ends what is over: unpaid orders and terms. */
    async expireDue(): Promise<void> {
      for (const { id } of await orders.listDue(clock.now())) {
        await db.transaction(async (tx) => {
          const order = await createOrderRepository(tx).lock(id);
          if (order?.state === 'pending_payment' || order?.state === 'active')
            await transitions.move(tx, order, 'expired', 'clock');
        });
      }
    },
  };
}

export const yuan = (fen: number): string => (fen / 100).toFixed(2);

const absent = () => new Rejection(404, '没有找到这张订单', 404);

function fieldProblem(field: string, message: string): Rejection {
  return new Rejection(400, message, 400, { fieldErrors: [{ field, message }] });
}

/** HC, the day in Shanghai, six digits that cannot be counted on from a neighbour's. */
function newOrderNo(now: Date): string {
  const date = new Date(now.getTime() + 8 * hour).toISOString().slice(0, 10).replaceAll('-', '');
  return `HC${date}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
