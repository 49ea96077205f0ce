import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { OrderState } from './machine';
import type { OrderTerms } from './sale/terms';

type S = MainComponents['schemas'];

export interface OrderRow {
  id: string;
  order_no: string;
  user_id: string | null;
  content_hash: string;
  state: OrderState;
  plan_id: string;
  billing: S['Billing'];
  extra_seats: number;
  pay_method: S['PayMethod'];
  /** JSON */
  plan: string;
  /** JSON */
  quote: string;
  /** JSON of `OrderTerms`, read by `termsOf`; null for a draft. */
  terms: string | null;
  payable_fen: number;
  proof_file_id: string | null;
  proof_at: Date | null;
  starts_at: Date | null;
  expires_at: Date | null;
  pay_by: Date | null;
  created_at: Date;
}

export interface NewOrder {
  id: string;
  orderNo: string;
  userId: string;
  key: string;
  contentHash: string;
  state: OrderState;
  purchase: Required<S['Purchase']>;
  payMethod: S['PayMethod'];
  plan: S['Plan'];
  quote: S['Quote'];
  /** null for a draft. */
  terms: OrderTerms | null;
  payBy: Date | null;
  at: Date;
}

export function createOrderRepository(db: Db) {
  return {
    /** Adds an order. @returns false when its key or its number is taken */
    async insert(order: NewOrder): Promise<boolean> {
      const { purchase } = order;
      const rows = await db.query(
        `INSERT INTO orders (id, order_no, user_id, idempotency_key, content_hash, state, plan_id, billing, extra_seats,
           pay_method, plan, quote, terms, payable_fen, pay_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING RETURNING id`,
        [
          order.id,
          order.orderNo,
          order.userId,
          order.key,
          order.contentHash,
          order.state,
          purchase.planId,
          purchase.billing,
          purchase.extraSeats,
          order.payMethod,
          JSON.stringify(order.plan),
          JSON.stringify(order.quote),
          order.terms === null ? null : JSON.stringify(order.terms),
          order.quote.payableFen,
          order.payBy,
          order.at,
        ],
      );
      return rows.length === 1;
    },

    async findByKey(userId: string, key: string): Promise<OrderRow | undefined> {
      const [row] = await db.query<OrderRow>('SELECT * FROM orders WHERE user_id = $1 AND idempotency_key = $2', [
        userId,
        key,
      ]);
      return row;
    },

    /** Whether the account has another order that was paid or still may be. */
    async hasOrdered(userId: string, exceptId: string | null): Promise<boolean> {
      const rows = await db.query(
        `SELECT 1 FROM orders WHERE user_id = $1 AND id <> $2
           AND (state NOT IN ('draft', 'cancelled', 'expired', 'refunded') OR starts_at IS NOT NULL) LIMIT 1`,
        [userId, exceptId ?? ''],
      );
      return rows.length === 1;
    },

    async countOpen(userId: string): Promise<number> {
      const [row] = await db.query<{ n: number }>(
        "SELECT count(*) AS n FROM orders WHERE user_id = $1 AND state IN ('draft', 'pending_payment', 'proof_submitted')",
        [userId],
      );
      return row?.n ?? 0;
    },

    async find(userId: string, id: string): Promise<OrderRow | undefined> {
      const [row] = await db.query<OrderRow>('SELECT * FROM orders WHERE id = $2 AND user_id = $1', [userId, id]);
      return row;
    },

    /** Order that nobody else changes until the end of the transaction, nor another one of its account. */
    async lock(id: string): Promise<OrderRow | undefined> {
      const [owner] = await db.query<{ user_id: string | null }>('SELECT user_id FROM orders WHERE id = $1', [id]);
      if (owner?.user_id != null) await lockUser(db, owner.user_id);
      const [row] = await db.query<OrderRow>('SELECT * FROM orders WHERE id = $1 FOR UPDATE', [id]);
      return row;
    },

    async findIdByNo(orderNo: string): Promise<string | undefined> {
      const [row] = await db.query<{ id: string }>('SELECT id FROM orders WHERE order_no = $1', [orderNo]);
      return row?.id;
    },

    async list(userId: string, state: OrderState | null, limit: number, offset: number) {
      const [count] = await db.query<{ total: number }>(
        'SELECT count(*) AS total FROM orders WHERE user_id = $1 AND ($2::text IS NULL OR state = $2)',
        [userId, state],
      );
      const rows = await db.query<OrderRow>(
        `SELECT * FROM orders WHERE user_id = $1 AND ($2::text IS NULL OR state = $2)
         ORDER BY created_at DESC, id LIMIT $3 OFFSET $4`,
        [userId, state, limit, offset],
      );
      return { rows, total: count?.total ?? 0 };
    },

    async setState(id: string, state: OrderState, payBy: Date | null): Promise<void> {
      await db.query('UPDATE orders SET state = $2, pay_by = $3 WHERE id = $1', [id, state, payBy]);
    },

    /** Stores the plan, the price and the terms with which a draft is submitted. */
    async setSale(id: string, plan: S['Plan'], quote: S['Quote'], terms: OrderTerms): Promise<void> {
      await db.query('UPDATE orders SET plan = $2, quote = $3, payable_fen = $4, terms = $5 WHERE id = $1', [
        id,
        JSON.stringify(plan),
        JSON.stringify(quote),
        quote.payableFen,
        JSON.stringify(terms),
      ]);
    },

    async setTerm(id: string, startsAt: Date, expiresAt: Date): Promise<void> {
      await db.query('UPDATE orders SET starts_at = $2, expires_at = $3 WHERE id = $1', [id, startsAt, expiresAt]);
    },

    /** End of the order of this plan that ends last, which the next one follows; undefined where none is active. */
    async runsUntil(userId: string, planId: string): Promise<Date | undefined> {
      const [row] = await db.query<{ expires_at: Date }>(
        `SELECT expires_at FROM orders WHERE user_id = $1 AND plan_id = $2 AND state = 'active'
         ORDER BY expires_at DESC LIMIT 1`,
        [userId, planId],
      );
      return row?.expires_at;
    },

    /** Orders of this plan that run or wait for their start, the earliest first. */
    listActive: (userId: string, planId: string): Promise<OrderRow[]> =>
      db.query<OrderRow>(
        "SELECT * FROM orders WHERE user_id = $1 AND plan_id = $2 AND state = 'active' ORDER BY starts_at, id",
        [userId, planId],
      ),

    /** Orders of everybody in a state or in all, the newest first, with the phone of the account; null when that is closed. */
    listForOperator: (state: string | null, limit: number): Promise<(OrderRow & { phone: string | null })[]> =>
      db.query<OrderRow & { phone: string | null }>(
        `SELECT o.*, u.phone FROM orders o LEFT JOIN users u ON u.id = o.user_id
         WHERE $1::text IS NULL OR o.state = $1 ORDER BY o.created_at DESC LIMIT $2`,
        [state, limit],
      ),

    async setProof(id: string, fileId: string, at: Date): Promise<void> {
      await db.query('UPDATE orders SET proof_file_id = $2, proof_at = $3 WHERE id = $1', [id, fileId, at]);
    },

    /** Orders whose time is over, unpaid or active, of everybody (null) or of one account; at most a thousand. */
    listDue: (now: Date, userId: string | null = null): Promise<{ id: string }[]> =>
      db.query<{ id: string }>(
        `SELECT id FROM orders WHERE ($2::text IS NULL OR user_id = $2)
           AND ((state = 'pending_payment' AND pay_by <= $1) OR (state = 'active' AND expires_at <= $1))
         ORDER BY id LIMIT 1000`,
        [now, userId],
      ),
  };
}
