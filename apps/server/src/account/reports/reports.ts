import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { ReportKind } from './kinds';

export interface NewReport {
  kind: ReportKind;
  title: string;
  /** The enterprise it is about; null for none. */
  subject: string | null;
  /** What came out, in a few words. */
  headline: string;
  /** Day of the rules it was made by, YYYY-MM-DD; null when it rests on none. */
  rulesetDate: string | null;
  /** The path of a page that the portal has, by the id of this report; null for none. */
  link: ((id: string) => string) | null;
}

/** Lists a report or a review under the user's own, in the caller's transaction. Returns its id. */
export async function addReport(tx: Db, userId: string, report: NewReport, now: Date): Promise<string> {
  const id = createId();
  const { kind, title, subject, headline, rulesetDate, link } = report;
  await tx.query(
    `INSERT INTO reports (id, user_id, kind, title, subject, headline, ruleset_date, link, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, kind, title, subject, headline, rulesetDate, link?.(id) ?? null, now],
  );
  return id;
}

/** The rules of a kind have changed: what was made by older ones is marked as stale, for every user. */
export async function markStaleReports(tx: Db, kind: ReportKind, rulesetDate: string): Promise<void> {
  await tx.query('UPDATE reports SET is_stale = true WHERE kind = $1 AND ruleset_date < $2', [kind, rulesetDate]);
}

/** Marks single reports as stale. */
export async function markStaleByIds(db: Db, ids: readonly string[]): Promise<void> {
  await db.query('UPDATE reports SET is_stale = true WHERE NOT is_stale AND id = ANY ($1)', [ids]);
}
