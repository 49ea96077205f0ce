import type { Db } from '../../platform/db';

export interface MatchReportRow {
  id: string;
  user_id: string;
  based_on: string | null;
  region_code: string;
  ruleset_hash: string;
  facts_hash: string;
  as_of: string;
  snapshot: string;
  created_at: Date;
  is_shared: boolean;
}

/** What a report was made from, without its content. */
type MadeFrom = Pick<MatchReportRow, 'id' | 'created_at' | 'as_of' | 'ruleset_hash' | 'facts_hash'>;

const columns = `r.id, r.user_id, r.based_on, r.region_code, r.ruleset_hash, r.facts_hash, r.as_of, r.snapshot, r.created_at,
  EXISTS (SELECT 1 FROM match_shares s WHERE s.report_id = r.id) AS is_shared`;

export function createMatchRepository(db: Db) {
  const one = async (where: string, values: string[]): Promise<MatchReportRow | undefined> => {
    const [row] = await db.query<MatchReportRow>(`SELECT ${columns} FROM match_reports r WHERE ${where}`, values);
    return row;
  };
  return {
    findReport: (userId: string, id: string) => one('r.user_id = $1 AND r.id = $2', [userId, id]),
    findByRequest: (userId: string, requestId: string) =>
      one('r.user_id = $1 AND r.request_id = $2', [userId, requestId]),
    findShared: (tokenHash: string) =>
      one('r.id = (SELECT report_id FROM match_shares WHERE token_hash = $1)', [tokenHash]),

    /** The last report of 政策匹配, not one of the other ways of matching. */
    async findLast(userId: string, enterpriseId: string): Promise<MadeFrom | undefined> {
      const [row] = await db.query<MadeFrom>(
        `SELECT r.id, r.created_at, r.as_of, r.ruleset_hash, r.facts_hash FROM match_reports r
         WHERE r.user_id = $1 AND r.enterprise_id = $2
           AND r.id IN (SELECT id FROM reports WHERE user_id = $1 AND kind = 'policyMatch')
         ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
        [userId, enterpriseId],
      );
      return row;
    },

    async insertReport(
      row: Omit<MatchReportRow, 'is_shared'>,
      enterpriseId: string,
      requestId: string | null,
    ): Promise<void> {
      await db.query(
        `INSERT INTO match_reports
           (id, user_id, enterprise_id, request_id, based_on, region_code, ruleset_hash, facts_hash, as_of,
            snapshot, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          row.id,
          row.user_id,
          enterpriseId,
          requestId,
          row.based_on,
          row.region_code,
          row.ruleset_hash,
          row.facts_hash,
          row.as_of,
          row.snapshot,
          row.created_at,
        ],
      );
    },

    /** Sets the link of a report; a former link stops working. */
    async putShare(reportId: string, tokenHash: string, now: Date): Promise<void> {
      await db.query(
        `INSERT INTO match_shares (report_id, token_hash, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (report_id) DO UPDATE SET token_hash = $2, created_at = $3`,
        [reportId, tokenHash, now],
      );
    },

    async removeShare(reportId: string): Promise<void> {
      await db.query('DELETE FROM match_shares WHERE report_id = $1', [reportId]);
    },

    /** Region and rules of all reports that are not marked as stale. */
    listRules: (): Promise<{ region_code: string; ruleset_hash: string }[]> =>
      db.query(
        `SELECT DISTINCT m.region_code, m.ruleset_hash FROM match_reports m JOIN reports r ON r.id = m.id
         WHERE NOT r.is_stale`,
      ),

    /** Ids of the reports of a region that were made by a set of rules. */
    async listIdsByRules(regionCode: string, rulesetHash: string): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        'SELECT id FROM match_reports WHERE region_code = $1 AND ruleset_hash = $2',
        [regionCode, rulesetHash],
      );
      return rows.map(({ id }) => id);
    },
  };
}
