import type { Db } from '../../platform/db';

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
