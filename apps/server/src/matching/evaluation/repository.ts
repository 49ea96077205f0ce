import type { Ratings } from '@hengce/rules';
import type { Db } from '../../platform/db/Db';

export interface SavedRow {
  report_id: string;
  kind: 'highTech' | 'specialization';
  body: string;
  is_stale: boolean;
  created_at: Date;
}

const saved = `SELECT e.report_id, e.kind, e.body, r.is_stale, r.created_at
               FROM evaluations e JOIN reports r ON r.id = e.report_id WHERE e.user_id = $1`;

export function createEvaluationRepository(db: Db) {
  return {
    async ratings(enterpriseId: string): Promise<Ratings> {
      const rows = await db.query<{ item_id: string; least: string; most: string }>(
        'SELECT item_id, least, most FROM score_ratings WHERE enterprise_id = $1',
        [enterpriseId],
      );
      return Object.fromEntries(
        rows.map(({ item_id, least, most }) => [item_id, { lo: Number(least), hi: Number(most) }]),
      );
    },

    async rate(enterpriseId: string, itemId: string, points: { lo: number; hi: number } | null, now: Date) {
      if (points === null) {
        await db.query('DELETE FROM score_ratings WHERE enterprise_id = $1 AND item_id = $2', [enterpriseId, itemId]);
        return;
      }
      await db.query(
        `INSERT INTO score_ratings (enterprise_id, item_id, least, most, rated_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (enterprise_id, item_id) DO UPDATE SET least = $3, most = $4, rated_at = $5`,
        [enterpriseId, itemId, points.lo, points.hi, now],
      );
    },

    async insert(reportId: string, userId: string, requestId: string, kind: SavedRow['kind'], body: string) {
      await db.query(
        'INSERT INTO evaluations (report_id, user_id, request_id, kind, body) VALUES ($1, $2, $3, $4, $5)',
        [reportId, userId, requestId, kind, body],
      );
    },

    async find(userId: string, reportId: string): Promise<SavedRow | undefined> {
      const [row] = await db.query<SavedRow>(`${saved} AND e.report_id = $2`, [userId, reportId]);
      return row;
    },

    async findByRequest(userId: string, requestId: string): Promise<SavedRow | undefined> {
      const [row] = await db.query<SavedRow>(`${saved} AND e.request_id = $2`, [userId, requestId]);
      return row;
    },
  };
}
