import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { ReportKind } from './kinds';
import { insertReport } from './repository';

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

/** Adds a report or a review to the user's own, in the caller's transaction. @returns its id */
export async function addReport(tx: Db, userId: string, report: NewReport, now: Date): Promise<string> {
  const id = createId();
  const { rulesetDate, link, ...rest } = report;
  await insertReport(tx, userId, {
    ...rest,
    id,
    ruleset_date: rulesetDate,
    link: link?.(id) ?? null,
    created_at: now,
  });
  return id;
}
