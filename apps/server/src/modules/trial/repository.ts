import type { Db } from '../../db/Db';
import type { ModuleName } from './plan';

export function createTrialRepository(db: Db) {
  return {
    async insertTrial(userId: string, startedAt: Date, expiresAt: Date): Promise<void> {
      await db.query('INSERT INTO trials (user_id, started_at, expires_at) VALUES ($1, $2, $3)', [
        userId,
        startedAt,
        expiresAt,
      ]);
    },

    /** Gives the user a counter for each module that has none yet. */
    async insertUses(userId: string, uses: Readonly<Record<string, number>>): Promise<void> {
      const modules = Object.keys(uses);
      await db.query(
        `INSERT INTO module_uses (user_id, module, use_limit)
         SELECT $1, module, use_limit::integer FROM unnest($2::text[], $3::text[]) AS given (module, use_limit)
         ON CONFLICT DO NOTHING`,
        [userId, modules, modules.map((module) => String(uses[module]))],
      );
    },

    async findTrial(userId: string): Promise<{ startedAt: Date; expiresAt: Date } | undefined> {
      const [row] = await db.query<{ started_at: Date; expires_at: Date }>(
        'SELECT started_at, expires_at FROM trials WHERE user_id = $1',
        [userId],
      );
      return row && { startedAt: row.started_at, expiresAt: row.expires_at };
    },

    /** Counts one use if one is left and the trial runs: one statement, so that parallel calls cannot share the last one. */
    async countUse(
      userId: string,
      module: ModuleName,
      now: Date,
    ): Promise<{ used: number; limit: number } | undefined> {
      const [row] = await db.query<{ used: number; use_limit: number }>(
        `UPDATE module_uses SET used = used + 1
         WHERE user_id = $1 AND module = $2 AND used < use_limit
           AND EXISTS (SELECT 1 FROM trials WHERE user_id = $1 AND expires_at > $3)
         RETURNING used, use_limit`,
        [userId, module, now],
      );
      return row && { used: row.used, limit: row.use_limit };
    },

    async raiseLimit(userId: string, module: ModuleName, limit: number): Promise<void> {
      await db.query('UPDATE module_uses SET use_limit = greatest(use_limit, $3) WHERE user_id = $1 AND module = $2', [
        userId,
        module,
        limit,
      ]);
    },

    async renew(userId: string, startedAt: Date, expiresAt: Date): Promise<void> {
      await db.query('UPDATE trials SET started_at = $2, expires_at = $3 WHERE user_id = $1', [
        userId,
        startedAt,
        expiresAt,
      ]);
      await db.query('UPDATE module_uses SET used = 0 WHERE user_id = $1', [userId]);
    },
  };
}
