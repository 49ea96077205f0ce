import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { ReportKind } from './kinds';
import { insertReport } from './repository';

export interface NewReport {
  kind: ReportKind;
  title: string;
  /** Enterprise that it is about; null for none. */
  subject: string | null;
  /** Result in a few words. */
  headline: string;
  /** Day of the rules that were applied, YYYY-MM-DD; null without rules. */
  rulesetDate: string | null;
  /** Makes the path of the report's page in the portal from its id; null without a page. */
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
