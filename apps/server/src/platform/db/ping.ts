import type { Db } from './Db';

/** Asks the database for nothing. @throws DatabaseAway when it does not answer */
export async function ping(db: Db): Promise<void> {
  await db.query('SELECT 1');
}
