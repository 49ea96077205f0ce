import type { Db } from '../../../platform/db';

export function createTrialRepository(db: Db) {
  return {
    async insertTrial(userId: string, startedAt: Date, expiresAt: Date): Promise<void> {
      await db.query('INSERT INTO trials (user_id, started_at, expires_at) VALUES ($1, $2, $3)', [
        userId,
        startedAt,
        expiresAt,
      ]);
    },

    async findTrial(userId: string): Promise<{ startedAt: Date; expiresAt: Date } | undefined> {
      const [row] = await db.query<{ started_at: Date; expires_at: Date }>(
        'SELECT started_at, expires_at FROM trials WHERE user_id = $1',
        [userId],
      );
      return row && { startedAt: row.started_at, expiresAt: row.expires_at };
    },

    async setTrial(userId: string, startedAt: Date, expiresAt: Date): Promise<void> {
      await db.query('UPDATE trials SET started_at = $2, expires_at = $3 WHERE user_id = $1', [
        userId,
        startedAt,
        expiresAt,
      ]);
    },
  };
}
