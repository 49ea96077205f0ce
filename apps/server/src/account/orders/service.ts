import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { creditCodeProblem, creditCodeWords } from '@hengce/text';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { slipRule } from '../../platform/file';
import { limits } from '../../platform/limits';
import { after, day } from '../../platform/vocabulary';
import { countUsesOfOrder } from '../entitlements';
import { createOrder } from './createOrder';
import type { OrderDependencies } from './OrderDependencies';
import { saveInvoice } from './payment/invoiceRepository';
import { createOrderRepository, type OrderRow } from './repository';
import { agreement, payDays, refundDays } from './sale/agreement';
import { renderDocument } from './sale/documents';
import { priceOf, refuseOtherPrice } from './sale/price';
import { presentTerms, termsOf } from './sale/terms';
import { isDue } from './transitions';
import { isRefundable, readOrder, toSummary } from './views';

type S = MainComponents['schemas'];
type ListQuery = NonNullable<MainOperations['listOrders']['parameters']['query']>;

export type OrderService = ReturnType<typeof createOrderService>;

/** Orders of a user. Every change is one step of the state machine. */
export function createOrderService(deps: OrderDependencies) {
  const { db, clock, commerce, files, transitions, gateway, limiter } = deps;
  const orders = createOrderRepository(db);

  const view = (row: OrderRow, from: Db = db): Promise<S['Order']> =>
    readOrder(from, row, { commerce, hasGateway: gateway !== null, now: clock.now() });

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

  /** Own order; one whose time is over has expired first, also between the hourly rounds. */
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
      (await priceOf(db, commerce, userId, purchase)).quoted,

    create: (userId: string, key: string, body: S['CreateOrderBody']): Promise<S['Order']> =>
      db.transaction(async (tx) => view(await createOrder(tx, deps, userId, key, body), tx)),

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
        const { plan, quoted } = await priceOf(tx, commerce, userId, purchase, order.id);
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
        const uses = await countUsesOfOrder(tx, order.id);
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
        if (!(await saveInvoice(tx, order.id, invoice, clock.now()))) {
          throw new Rejection(409, '发票已开具，不能再改，请联系顾问', 409);
        }
      });
    },

    /** Expires unpaid orders and terms whose time is over. */
    expireDue: async (): Promise<void> => expire(await orders.listDue(clock.now())),
  };
}

const absent = () => new Rejection(404, '没有找到这张订单', 404);
