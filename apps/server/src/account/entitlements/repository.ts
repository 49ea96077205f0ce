import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { Equity, EquitySource, ModuleName } from './equity';

type EquityRow = Omit<Equity, 'startsAt' | 'expiresAt'> & { starts_at: Date; expires_at: Date };

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

const columns = 'id, module, source, granted, used, reset, period, starts_at, expires_at';

export function createEquityRepository(db: Db) {
  return {
    /** Running equities, the one that ends first before the others. */
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

    /** Adds an equity. @returns its id; null when this order or trial has granted this module before */
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

    /** Adds all modules of a trial with their ledger in one statement: a sign-up should be cheap. */
    async insertTrial(
      userId: string,
      uses: Readonly<Partial<Record<ModuleName, number>>>,
      startsAt: Date,
      expiresAt: Date,
    ): Promise<void> {
      const granted = Object.entries(uses);
      await db.query(
        `WITH made AS (
           INSERT INTO equities (id, user_id, module, source, granted, starts_at, expires_at)
           SELECT id, $1, module, 'trial', granted::integer, $5, $6
           FROM unnest($2::text[], $3::text[], $4::text[]) AS trial (id, module, granted)
           ON CONFLICT DO NOTHING RETURNING id, module, granted
         )
         INSERT INTO use_ledger (user_id, module, equity_id, reason, delta, at)
         SELECT $1, module, id, 'grant', granted, $5 FROM made`,
        [
          userId,
          granted.map(() => createId()),
          granted.map(([module]) => module),
          granted.map(([, count]) => String(count)),
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

    /** Gives one use back, unless it belongs to a month that is over. @returns whether there was one */
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

    /** Takes off the uses that the trial of a former account had used, at most all that are granted. */
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

    async findEquity(id: string): Promise<Equity | undefined> {
      const [row] = await db.query<EquityRow>(`SELECT ${columns} FROM equities WHERE id = $1`, [id]);
      return row && toEquity(row);
    },
  };
}

const toEquity = ({ starts_at, expires_at, ...row }: EquityRow): Equity => ({
  ...row,
  startsAt: starts_at,
  expiresAt: expires_at,
});
