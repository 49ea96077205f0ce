import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { Equity, EquitySource, ModuleName } from './equity';

type EquityRow = Omit<Equity, 'startsAt' | 'expiresAt'> & { starts_at: Date; expires_at: Date };

export interface UseRequest {
  module: ModuleName;
  equityId: string;
  /** The month the use was taken from. */
  period: number;
  state: 'held' | 'running' | 'spent' | 'refunded';
}

/** States that end by themselves when nothing happens. */
export type Leased = Extract<UseRequest['state'], 'held' | 'running'>;

export interface NewEquity {
  userId: string;
  module: ModuleName;
  source: EquitySource;
  orderId: string | null;
  granted: number | null;
  reset: 'never' | 'month';
  startsAt: Date;
  expiresAt: Date;
}

export interface LedgerEntry {
  userId: string;
  module: ModuleName;
  equityId: string;
  reason: 'grant' | 'use' | 'refund' | 'adjust';
  delta: number | null;
  requestId: string | null;
  at: Date;
}

const columns = 'id, module, source, granted, used, reset, period, starts_at, expires_at';

export function createEquityRepository(db: Db) {
  return {
    /** Those that run now, the one that ends first before the others. */
    async listRunning(userId: string, now: Date): Promise<Equity[]> {
      const rows = await db.query<EquityRow>(
        `SELECT ${columns} FROM equities WHERE user_id = $1 AND starts_at <= $2 AND expires_at > $2
         ORDER BY expires_at, source <> 'trial', id`,
        [userId, now],
      );
      return rows.map(toEquity);
    },

    async hasBought(userId: string, now: Date): Promise<boolean> {
      const rows = await db.query(
        "SELECT 1 FROM equities WHERE user_id = $1 AND source <> 'trial' AND expires_at > $2 LIMIT 1",
        [userId, now],
      );
      return rows.length === 1;
    },

    async hasTrial(userId: string, module: ModuleName): Promise<boolean> {
      const rows = await db.query("SELECT 1 FROM equities WHERE user_id = $1 AND module = $2 AND source = 'trial'", [
        userId,
        module,
      ]);
      return rows.length === 1;
    },

    /** @returns null when this order or trial has granted this module before. */
    async insert(equity: NewEquity): Promise<string | null> {
      const [row] = await db.query<{ id: string }>(
        `INSERT INTO equities (id, user_id, module, source, order_id, granted, reset, starts_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
        [
          createId(),
          equity.userId,
          equity.module,
          equity.source,
          equity.orderId,
          equity.granted,
          equity.reset,
          equity.startsAt,
          equity.expiresAt,
        ],
      );
      return row?.id ?? null;
    },

    /** All modules of a trial at once, with their ledger: a sign-up should cost few statements. */
    async insertTrial(
      userId: string,
      uses: Readonly<Partial<Record<ModuleName, number>>>,
      startsAt: Date,
      expiresAt: Date,
    ): Promise<void> {
      const given = Object.entries(uses);
      await db.query(
        `WITH made AS (
           INSERT INTO equities (id, user_id, module, source, granted, starts_at, expires_at)
           SELECT id, $1, module, 'trial', granted::integer, $5, $6
           FROM unnest($2::text[], $3::text[], $4::text[]) AS given (id, module, granted)
           ON CONFLICT DO NOTHING RETURNING id, module, granted
         )
         INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, at)
         SELECT $1, module, id, 'grant', granted, $5 FROM made`,
        [
          userId,
          given.map(() => createId()),
          given.map(([module]) => module),
          given.map(([, granted]) => String(granted)),
          startsAt,
          expiresAt,
        ],
      );
    },

    async setUse(id: string, period: number, used: number): Promise<void> {
      await db.query('UPDATE equities SET period = $2, used = $3 WHERE id = $1', [id, period, used]);
    },

    async setGranted(id: string, granted: number): Promise<void> {
      await db.query('UPDATE equities SET granted = $2 WHERE id = $1', [id, granted]);
    },

    /** Gives one back, unless it belongs to a month that is over. @returns whether there was something to give back. */
    async giveBack(id: string, period: number): Promise<boolean> {
      const rows = await db.query(
        'UPDATE equities SET used = used - 1 WHERE id = $1 AND period = $2 AND used > 0 RETURNING id',
        [id, period],
      );
      return rows.length === 1;
    },

    async raiseTrial(userId: string, module: ModuleName, granted: number, at: Date): Promise<void> {
      await db.query(
        `WITH raised AS (
           UPDATE equities e SET granted = $3::integer FROM equities former
           WHERE former.id = e.id AND e.user_id = $1 AND e.module = $2 AND e.source = 'trial' AND e.granted < $3::integer
           RETURNING e.id, $3::integer - former.granted AS delta
         )
         INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, at)
         SELECT $1, $2, id, 'adjust', delta, $4 FROM raised`,
        [userId, module, granted, at],
      );
    },

    /** Takes what was used of the trial in a former account. */
    async takeFromTrial(userId: string, used: Readonly<Record<string, number>>, at: Date): Promise<void> {
      const taken = Object.entries(used).filter(([, count]) => count > 0);
      await db.query(
        `WITH taken AS (
           UPDATE equities e SET used = least(e.granted, former.used::integer)
           FROM unnest($2::text[], $3::text[]) AS former (module, used)
           WHERE e.user_id = $1 AND e.source = 'trial' AND e.module = former.module
           RETURNING e.id, e.module, e.used
         )
         INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, at)
         SELECT $1, module, id, 'adjust', -used, $4 FROM taken`,
        [userId, taken.map(([module]) => module), taken.map(([, count]) => String(count)), at],
      );
    },

    /** Gives all uses of the trial again. */
    async renewTrial(userId: string, startsAt: Date, expiresAt: Date): Promise<void> {
      await db.query(
        `WITH renewed AS (
           UPDATE equities e SET used = 0, starts_at = $2, expires_at = $3 FROM equities former
           WHERE former.id = e.id AND e.user_id = $1 AND e.source = 'trial'
           RETURNING e.id, e.module, former.used
         )
         INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, at)
         SELECT $1, module, id, 'adjust', used, $2 FROM renewed WHERE used > 0`,
        [userId, startsAt, expiresAt],
      );
    },

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

    async findEquity(id: string): Promise<Equity | undefined> {
      const [row] = await db.query<EquityRow>(`SELECT ${columns} FROM equities WHERE id = $1`, [id]);
      return row && toEquity(row);
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

    async listLedger(userId: string, module: ModuleName | null, limit: number, offset: number) {
      const [count] = await db.query<{ total: number }>(
        'SELECT count(*) AS total FROM use_ledger WHERE user_id = $1 AND ($2::text IS NULL OR module = $2)',
        [userId, module],
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
         WHERE l.user_id = $1 AND ($2::text IS NULL OR l.module = $2) ORDER BY l.id DESC LIMIT $3 OFFSET $4`,
        [userId, module, limit, offset],
      );
      return { rows, total: count?.total ?? 0 };
    },
  };
}

const toEquity = ({ starts_at, expires_at, ...row }: EquityRow): Equity => ({
  ...row,
  startsAt: starts_at,
  expiresAt: expires_at,
});
