import { createHash, randomInt } from 'node:crypto';
import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { creditCodeProblem, creditCodeWords, dateInShanghai } from '@hengce/text';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { slipRule } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { after, createId, day } from '../../platform/vocabulary';
import { agreement, payDays, refundDays } from './agreement';
import type { Commerce } from './commerce';
import { renderDocument } from './documents';
import { quote, yuan } from './pricing';
import { createOrderRepository, type OrderRow } from './repository';
import { type FirmOf, presentTerms, termsOf } from './terms';
import { isDue, type Transitions } from './transitions';
import { isRefundable, readOrder, toSummary } from './views';

type S = MainComponents['schemas'];
type ListQuery = NonNullable<MainOperations['listOrders']['parameters']['query']>;

/** Drafts and unpaid orders of one account. */
const maxOpen = 20;

export interface OrderDependencies {
  db: Db;
  clock: Clock;
  commerce: Commerce;
  files: FileStore;
  transitions: Transitions;
  /** Name of the gateway; null without one. */
  gateway: string | null;
  limiter: RateLimiter;
  firmOf: FirmOf;
}

export type OrderService = ReturnType<typeof createOrderService>;

/** What a user does with orders. Prices are the server's alone; every change is one step of the machine. */
export function createOrderService(deps: OrderDependencies) {
  const { db, clock, commerce, files, transitions, gateway, limiter } = deps;
  const orders = createOrderRepository(db);

  const view = (row: OrderRow, from: Db = db): Promise<S['Order']> =>
    readOrder(from, row, { commerce, hasGateway: gateway !== null, now: clock.now() });

  const planOf = (planId: string): S['Plan'] => {
    const plan = commerce.plans.find(({ id }) => id === planId);
    if (plan !== undefined) return plan;
    throw fieldRejection('planId', `没有“${planId.slice(0, 20)}”这个套餐，请刷新后重新选择`);
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
    if (quoted === null) throw fieldRejection('planId', `${plan.name}由顾问报价，请联系顾问`);
    if ((purchase.extraSeats ?? 0) > 0 && plan.extraSeatFen === null) {
      throw fieldRejection('extraSeats', `${plan.name}不能增加成员，请改为0名`);
    }
    return { plan, quoted };
  };

  /** Runs one change of an own order in a transaction. @throws Rejection 404 for somebody else's. */
  const change = (
    userId: string,
    orderId: string,
    run: (tx: Db, order: OrderRow) => Promise<unknown>,
  ): Promise<S['Order']> =>
    db.transaction(async (tx) => {
      const order = await transitions.lock(tx, orderId);
      if (order === undefined || order.user_id !== userId) throw absent();
      await run(tx, order);
      return view((await createOrderRepository(tx).find(userId, orderId)) ?? order, tx);
    });

  const expire = async (due: readonly { id: string }[]): Promise<void> => {
    for (const { id } of due) await db.transaction((tx) => transitions.lock(tx, id));
  };

  /** An own order as it stands now: what is over has ended, also between the hourly rounds. */
  const read = async (userId: string, orderId: string): Promise<OrderRow> => {
    const row = await orders.find(userId, orderId);
    if (row === undefined) throw absent();
    if (!isDue(row, clock.now())) return row;
    await expire([row]);
    return (await orders.find(userId, orderId)) ?? row;
  };

  return {
    plans: async (): Promise<S['Plan'][]> => [...commerce.plans],

    terms: async (): Promise<S['SaleTerms']> => ({
      adviser: commerce.adviser,
      gateway,
      payDays,
      refundDays,
      agreement,
    }),

    quote: async (userId: string, purchase: S['Purchase']): Promise<S['Quote']> =>
      (await price(db, userId, purchase)).quoted,

    create: (userId: string, key: string, body: S['CreateOrderBody']): Promise<S['Order']> =>
      db.transaction(async (tx) => {
        const own = createOrderRepository(tx);
        await lockUser(tx, userId);
        const purchase = { planId: body.planId, billing: body.billing, extraSeats: body.extraSeats ?? 0 };
        const payMethod = body.payMethod ?? 'bank_transfer';
        const isDraft = body.asDraft ?? false;
        const content = JSON.stringify([
          purchase,
          payMethod,
          isDraft,
          body.payableFen ?? null,
          body.agreementVersion ?? null,
        ]);
        const contentHash = createHash('sha256').update(content).digest('base64url');
        const earlier = await own.findByKey(userId, key);
        if (earlier !== undefined) {
          if (earlier.content_hash !== contentHash)
            throw new Rejection(409, '这个请求编号已用于另一张订单，请刷新后重试', 409);
          return view(earlier, tx);
        }
        const { plan, quoted } = await price(tx, userId, purchase);
        if (body.payableFen !== undefined) refuseOtherPrice(body.payableFen, quoted);
        if ((await own.countOpen(userId)) >= maxOpen) {
          throw new Rejection(409, `未付款的订单最多${maxOpen}张，请先付款或取消`, 409);
        }
        const now = clock.now();
        const terms = isDraft ? null : await presentTerms(tx, userId, deps, body.agreementVersion);
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
          terms,
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
      await expire(await orders.listDue(clock.now(), userId));
      const page = await orders.list(userId, query.state ?? null, pageSize, (pageNum - 1) * pageSize);
      return { total: page.total, rows: page.rows.map(toSummary) };
    },

    get: async (userId: string, orderId: string): Promise<S['Order']> => view(await read(userId, orderId)),

    async document(userId: string, orderId: string, kind: S['OrderDocumentKind']): Promise<FileReply> {
      await limiter.hit([limits.documentPerUser, userId]);
      const row = await read(userId, orderId);
      const order = await view(row);
      if (!order.documents.includes(kind)) {
        throw new Rejection(409, kind === 'contract' ? '订单提交以后才有合同' : '到账以后才有收款凭证', 409);
      }
      const kept = termsOf(row);
      const terms = kept ?? (await presentTerms(db, userId, deps));
      const plan = JSON.parse(row.plan) as S['Plan'];
      return renderDocument(db, userId, { order, plan, terms, isKept: kept !== null, kind, now: clock.now() });
    },

    submit: (userId: string, orderId: string, body: S['SubmitOrderBody']): Promise<S['Order']> =>
      change(userId, orderId, async (tx, order) => {
        order.pay_by = after(clock.now(), payDays * day);
        await transitions.move(tx, order, 'pending_payment', 'user');
        const purchase = { planId: order.plan_id, billing: order.billing, extraSeats: order.extra_seats };
        const { plan, quoted } = await price(tx, userId, purchase, order.id);
        refuseOtherPrice(body.payableFen, quoted);
        const terms = await presentTerms(tx, userId, deps, body.agreementVersion);
        await createOrderRepository(tx).setSale(order.id, plan, quoted, terms);
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
        if (!isRefundable(order, clock.now())) {
          throw new Rejection(409, `开通后${refundDays}天内、未使用时可以退款。这张订单请联系顾问`, 409);
        }
        const uses = await createOrderRepository(tx).countUses(order.id);
        if (uses > 0) throw new Rejection(409, `已使用${uses}次，不能自助退款，请联系顾问`, 409);
        await transitions.refund(tx, order, 'user');
      }),

    async uploadProof(userId: string, orderId: string, file: Blob): Promise<S['Order']> {
      const slip = await files.check(userId, file, slipRule);
      return change(userId, orderId, async (tx, order) => {
        const own = createOrderRepository(tx);
        const isAgain = order.state === 'proof_submitted';
        if (!isAgain) await transitions.move(tx, order, 'proof_submitted', 'user');
        const kept = await files.keep(tx, userId, slip, '付款凭证');
        await own.setProof(order.id, kept.id, clock.now());
        if (order.proof_file_id !== null) await files.remove(tx, order.proof_file_id);
      });
    },

    async downloadProof(userId: string, orderId: string): Promise<FileReply> {
      const row = await orders.find(userId, orderId);
      const file = row?.proof_file_id == null ? undefined : await files.read(db, row.proof_file_id);
      if (file === undefined) throw new Rejection(404, '没有找到付款凭证', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },

    requestInvoice: (userId: string, orderId: string, body: S['InvoiceBody']): Promise<S['Order']> => {
      const taxNo = body.taxNo.toUpperCase();
      const problem = creditCodeProblem(taxNo);
      if (problem !== null) throw fieldRejection('taxNo', `税号${creditCodeWords(problem)}`);
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
    expireDue: async (): Promise<void> => expire(await orders.listDue(clock.now())),
  };
}

function refuseOtherPrice(shownFen: number, { payableFen }: S['Quote']): void {
  if (shownFen === payableFen) return;
  throw new Rejection(409, `价格有变，现在应付${yuan(payableFen)}元，订单没有提交，请确认后重试`, 409);
}

const absent = () => new Rejection(404, '没有找到这张订单', 404);

/** HC, the day in Shanghai, six digits that cannot be counted on from a neighbour's. */
function newOrderNo(now: Date): string {
  const date = dateInShanghai(now).replaceAll('-', '');
  return `HC${date}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
