import type { Db } from '../../platform/db';
import type { EquitySource, ModuleName } from './equity';

export interface UseRequest {
  module: ModuleName;
  equityId: string;
  /** Period of the equity that the use was taken from. */
  period: number;
  state: 'held' | 'running' | 'spent' | 'refunded';
}

/** States of a use that last only until its `lease_until`; then it is given back. */
export type Leased = Extract<UseRequest['state'], 'held' | 'running'>;

export interface LedgerEntry {
  userId: string;
  module: ModuleName;
  equityId: string;
  reason: 'grant' | 'use' | 'refund' | 'adjust';
  delta: number | null;
  requestId: string | null;
  at: Date;
}

/** Repository of the uses that requests took from equities, by request, and of the ledger (明细) of all changes. */
export function createUseRepository(db: Db) {
  return {
    async findRequest(userId: string, requestId: string): Promise<UseRequest | undefined> {
      const [row] = await db.query<{
        module: ModuleName;
        equity_id: string;
        period: number;
        state: UseRequest['state'];
      }>('SELECT module, equity_id, period, state FROM use_requests WHERE user_id = $1 AND request_id = $2', [
        userId,
        requestId,
      ]);
      return row && { module: row.module, equityId: row.equity_id, period: row.period, state: row.state };
    },

    async putRequest(
      userId: string,
      requestId: string,
      request: UseRequest & { leaseUntil: Date | null },
      now: Date,
    ): Promise<void> {
      await db.query(
        `INSERT INTO use_requests (user_id, request_id, module, equity_id, period, state, lease_until, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (user_id, request_id) DO UPDATE SET
           equity_id = excluded.equity_id, period = excluded.period, state = excluded.state, lease_until = excluded.lease_until`,
        [userId, requestId, request.module, request.equityId, request.period, request.state, request.leaseUntil, now],
      );
    },

    /** Charges whose lease ended at a moment or before, at most a thousand. @param before the moment, by state */
    async listDead(
      before: Readonly<Record<Leased, Date>>,
    ): Promise<{ userId: string; requestId: string; state: Leased }[]> {
      const rows = await db.query<{ user_id: string; request_id: string; state: Leased }>(
        `SELECT user_id, request_id, state FROM use_requests
         WHERE (state = 'running' AND lease_until <= $1) OR (state = 'held' AND lease_until <= $2) LIMIT 1000`,
        [before.running, before.held],
      );
      return rows.map((row) => ({ userId: row.user_id, requestId: row.request_id, state: row.state }));
    },

    async note(entry: LedgerEntry): Promise<void> {
      await db.query(
        `INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, request_id, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [entry.userId, entry.module, entry.equityId, entry.reason, entry.delta, entry.requestId, entry.at],
      );
    },

    async listLedger(userId: string, modules: readonly ModuleName[], limit: number, offset: number) {
      const [count] = await db.query<{ total: number }>(
        'SELECT count(*) AS total FROM use_ledger WHERE user_id = $1 AND module = ANY($2::text[])',
        [userId, modules],
      );
      const rows = await db.query<{
        id: number;
        module: ModuleName;
        source: EquitySource;
        reason: LedgerEntry['reason'];
        delta: number | null;
        at: Date;
      }>(
        `SELECT l.id, l.module, e.source, l.reason, l.delta, l.at FROM use_ledger l JOIN equities e ON e.id = l.equity_id
         WHERE l.user_id = $1 AND l.module = ANY($2::text[]) ORDER BY l.id DESC LIMIT $3 OFFSET $4`,
        [userId, modules, limit, offset],
      );
      return { rows, total: count?.total ?? 0 };
    },
  };
}

/** Records a visit of a module (specification §4). */
export async function insertUsageRecord(db: Db, userId: string, type: string, now: Date): Promise<void> {
  await db.query('INSERT INTO usage_records (user_id, type, recorded_at) VALUES ($1, $2, $3)', [userId, type, now]);
}
