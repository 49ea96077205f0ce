import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { StoredItem } from './storedItem';

/** Query of a run, with the policy item as it was then. */
export type RunQuery = MainComponents['schemas']['RunAcquisitionBody'] & {
  itemName?: string;
  policyTitle?: string;
  item?: StoredItem;
  /** Whether it decided no firm, so that no use was charged. */
  isFree?: boolean;
};

export interface RunRow {
  id: string;
  title: string;
  query: RunQuery;
  firm_count: number;
  created_at: Date;
}

/** Runs that an account keeps; older ones are deleted. */
const maxKept = 100;
const columns = 'id, title, query, firm_count, created_at';

export async function findRun(db: Db, userId: string, id: string): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(`SELECT ${columns} FROM acquisition_runs WHERE user_id = $1 AND id = $2`, [
    userId,
    id,
  ]);
  return row;
}

export async function findRunOfRequest(db: Db, userId: string, requestId: string): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(
    `SELECT ${columns} FROM acquisition_runs WHERE user_id = $1 AND request_id = $2`,
    [userId, requestId],
  );
  return row;
}

/** The last acquisition runs of an account, the newest first, at most `limit`. */
export const listRuns = (db: Db, userId: string, limit: number): Promise<RunRow[]> =>
  db.query<RunRow>(`SELECT ${columns} FROM acquisition_runs WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT $2`, [
    userId,
    limit,
  ]);

export async function insertRun(tx: Db, userId: string, requestId: string, run: RunRow): Promise<void> {
  await tx.query(
    `INSERT INTO acquisition_runs (id, user_id, request_id, title, query, firm_count, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
    [run.id, userId, requestId, run.title, JSON.stringify(run.query), run.firm_count, run.created_at],
  );
  await tx.query(
    `DELETE FROM acquisition_runs WHERE user_id = $1 AND id NOT IN
       (SELECT id FROM acquisition_runs WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT ${maxKept})`,
    [userId],
  );
}
