import type { Db } from './Db';

/** Runs an empty query. @throws DatabaseAway when the database does not answer */
export async function ping(db: Db): Promise<void> {
  await db.query('SELECT 1');
}
