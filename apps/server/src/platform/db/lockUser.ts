import type { Db } from './Db';

/**
 * Locks the account until the end of the transaction: nobody else changes what it owns, so plain reads and writes are
 * exact. Comes before every other lock: two that lock in different orders would wait for each other.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}
