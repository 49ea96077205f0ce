import type { Db } from '../../platform/db';
import type { ReportKind } from './kinds';

export interface ReportRow {
  id: string;
  kind: ReportKind;
  title: string;
  subject: string | null;
  headline: string;
  ruleset_date: string | null;
  is_stale: boolean;
  link: string | null;
  created_at: Date;
}

export async function insertReport(tx: Db, userId: string, report: Omit<ReportRow, 'is_stale'>): Promise<void> {
  const { id, kind, title, subject, headline, ruleset_date, link, created_at } = report;
  await tx.query(
    `INSERT INTO reports (id, user_id, kind, title, subject, headline, ruleset_date, link, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, kind, title, subject, headline, ruleset_date, link, created_at],
  );
}

/** One page of an account's reports of some kinds, the newest first, and how many there are. */
export async function pageOfReports(
  db: Db,
  userId: string,
  kinds: readonly ReportKind[],
  limit: number,
  offset: number,
): Promise<{ rows: ReportRow[]; total: number }> {
  const [count] = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM reports WHERE user_id = $1 AND kind = ANY ($2)',
    [userId, kinds],
  );
  const rows = await db.query<ReportRow>(
    `SELECT id, kind, title, subject, headline, ruleset_date, is_stale, link, created_at FROM reports
     WHERE user_id = $1 AND kind = ANY ($2) ORDER BY created_at DESC, id LIMIT $3 OFFSET $4`,
    [userId, kinds, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}

/** Deletes a report. @returns whether the account has it */
export async function deleteReport(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('DELETE FROM reports WHERE id = $1 AND user_id = $2 RETURNING id', [id, userId]);
  return rows.length > 0;
}

/** Marks the reports of a kind that rest on rules before a day as stale, of every account. */
export async function markStaleReports(tx: Db, kind: ReportKind, rulesetDate: string): Promise<void> {
  await tx.query('UPDATE reports SET is_stale = true WHERE kind = $1 AND ruleset_date < $2', [kind, rulesetDate]);
}

export async function markStaleByIds(db: Db, ids: readonly string[]): Promise<void> {
  await db.query('UPDATE reports SET is_stale = true WHERE NOT is_stale AND id = ANY ($1)', [ids]);
}
