import type { Db } from '../../platform/db';

export async function hasUpgraded(db: Db, userId: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM acquisition_upgrades WHERE user_id = $1', [userId]);
  return rows.length > 0;
}

export async function insertUpgrade(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO acquisition_upgrades (user_id, upgraded_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    userId,
    now,
  ]);
}
