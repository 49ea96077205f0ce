import type { MainComponents } from '@hengce/api/contract';
import type { Ratings } from '@hengce/rules';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

export interface AnswerRow {
  question_id: string;
  kind: Exclude<S['MatchAnswer']['kind'], 'set'>;
  value: string | null;
  answered_at: Date;
}

/** Queries for the answers to questions and the points that an enterprise gave itself (自评得分), which are not facts. */
export function createAnswerRepository(db: Db) {
  return {
    listAnswers: (enterpriseId: string): Promise<AnswerRow[]> =>
      db.query<AnswerRow>('SELECT question_id, kind, value, answered_at FROM match_answers WHERE enterprise_id = $1', [
        enterpriseId,
      ]),

    async putAnswer(enterpriseId: string, answer: AnswerRow): Promise<void> {
      await db.query(
        `INSERT INTO match_answers (enterprise_id, question_id, kind, value, answered_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (enterprise_id, question_id) DO UPDATE SET kind = $3, value = $4, answered_at = $5`,
        [enterpriseId, answer.question_id, answer.kind, answer.value, answer.answered_at],
      );
    },

    async removeAnswers(enterpriseId: string, questionIds: readonly string[]): Promise<void> {
      await db.query('DELETE FROM match_answers WHERE enterprise_id = $1 AND question_id = ANY($2)', [
        enterpriseId,
        questionIds,
      ]);
    },

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
  };
}
