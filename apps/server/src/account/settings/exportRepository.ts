import type { Db } from '../../platform/db';

/**
 * One page of a part of the account export, by its key.
 *
 * @param sql selects the rows of the user $1 with a unique `page_key`; written by the module that owns the tables
 * @param after key of the last row of the page before; null for the first page
 */
export const pageOfExport = (
  db: Db,
  sql: string,
  userId: string,
  after: string | null,
  limit: number,
): Promise<{ page_key: string }[]> =>
  db.query<{ page_key: string }>(
    `SELECT * FROM (${sql}) AS part WHERE $2::text IS NULL OR page_key > $2 ORDER BY page_key LIMIT ${limit}`,
    [userId, after],
  );
