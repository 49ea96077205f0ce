import type { MainComponents } from '@hengce/api/contract';
import { fold, gramsOf, likeness } from '@hengce/text';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { chunkGone } from './gone';
import { ownBase } from './ownBase';
import type { SearchPassages } from './retrieval/search';

type S = MainComponents['schemas'];

interface Row {
  id: string;
  base_id: string;
  q: string;
  document_id: string;
  document_name: string;
  chunk_id: string | null;
  expected: string;
  rank: number | null;
  previous_rank: number | null;
  checked_at: Date | null;
}

const maxQuestions = 200;
/** Places that are looked at. */
const places = 10;
/** A passage that says nearly the same is the successor of one that is gone. */
const minLikeness = 0.6;

const columns = `q.id, q.base_id, q.q, q.document_id, d.name AS document_name, q.chunk_id, q.expected, q.rank, q.previous_rank, q.checked_at`;
const toQuestion = (row: Row): S['RegressionQuestion'] => ({
  id: row.id,
  q: row.q,
  documentId: row.document_id,
  documentName: row.document_name,
  chunkId: row.chunk_id,
  rank: row.rank,
  previousRank: row.previous_rank,
  checkedAt: row.checked_at?.toISOString() ?? null,
});
const gone = () => new Rejection(404, '没有找到这个问题，可能已删除', 404);

/** Questions with the passage that should be found: whether search got better or worse shows in its place. */
export function createRegressions(
  { db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter },
  search: SearchPassages,
) {
  const list = (userId: string, baseId: string): Promise<Row[]> =>
    db.query<Row>(
      `SELECT ${columns} FROM knowledge_questions q JOIN knowledge_documents d ON d.id = q.document_id
       WHERE d.owner_id = $1 AND q.base_id = $2 AND d.removed_at IS NULL ORDER BY q.created_at DESC, q.id`,
      [userId, baseId],
    );

  const successorOf = async ({ document_id, expected }: Row): Promise<string | null> => {
    const chunks = await db.query<{ id: string; text: string }>(
      `SELECT c.id, c.text FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version
       WHERE d.id = $1`,
      [document_id],
    );
    const sought = gramsOf(fold(expected));
    const ranked = chunks
      .map(({ id, text }) => ({ id, like: likeness(sought, gramsOf(fold(text))) }))
      .sort((a, b) => b.like - a.like);
    const [best] = ranked;
    return best !== undefined && best.like >= minLikeness ? best.id : null;
  };

  const ask = async (userId: string, row: Row): Promise<void> => {
    const chunkId = row.chunk_id ?? (await successorOf(row));
    const { found } = await search(userId, { baseIds: [row.base_id], documentIds: [] }, row.q, places);
    const place = found.findIndex((one) => one.chunkId === chunkId);
    await db.query(
      `UPDATE knowledge_questions SET chunk_id = (SELECT c.id FROM knowledge_chunks c WHERE c.id = $2),
         previous_rank = CASE WHEN checked_at IS NULL THEN NULL ELSE rank END, rank = $3, checked_at = $4
       WHERE id = $1`,
      [row.id, chunkId, place < 0 ? null : place + 1, clock.now()],
    );
  };

  const runAll = async (userId: string, baseId: string): Promise<void> => {
    for (const row of await list(userId, baseId)) await ask(userId, row);
  };

  return {
    async list(userId: string, baseId: string): Promise<S['RegressionList']> {
      await ownBase(db, userId, baseId);
      return { rows: (await list(userId, baseId)).map(toQuestion) };
    },

    async save(userId: string, body: S['SaveRegressionBody']): Promise<S['RegressionQuestion']> {
      await limiter.hit([limits.retrievePerUser, userId]);
      const q = filled('q', '问题', body.q);
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await ownBase(tx, userId, body.baseId);
        const [chunk] = await tx.query<{ document_id: string; text: string }>(
          `SELECT c.document_id, c.text FROM knowledge_chunks c
           JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version
           WHERE d.owner_id = $1 AND d.base_id = $2 AND d.removed_at IS NULL AND c.id = $3`,
          [userId, body.baseId, body.chunkId],
        );
        if (chunk === undefined) throw chunkGone();
        const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
          'SELECT count(*) AS count FROM knowledge_questions WHERE base_id = $1 AND q <> $2',
          [body.baseId, q],
        );
        if (count >= maxQuestions)
          throw new Rejection(409, `一个知识库最多${maxQuestions}个自动复查的问题，没有保存。请先删除不用的`, 409);
        // The same question again: another passage is expected of it now.
        const [saved] = await tx.query<{ id: string }>(
          `INSERT INTO knowledge_questions (id, base_id, document_id, chunk_id, expected, q, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (base_id, q) DO UPDATE SET document_id = excluded.document_id, chunk_id = excluded.chunk_id,
             expected = excluded.expected, rank = NULL, previous_rank = NULL, checked_at = NULL
           RETURNING id`,
          [createId(), body.baseId, chunk.document_id, body.chunkId, chunk.text, q, clock.now()],
        );
        return saved;
      });
      const find = async () => (await list(userId, body.baseId)).find(({ id }) => id === row?.id);
      const kept = await find();
      if (kept !== undefined) await ask(userId, kept);
      const asked = await find();
      if (asked === undefined) throw gone();
      return toQuestion(asked);
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.query(
        `DELETE FROM knowledge_questions q USING knowledge_bases b
         WHERE b.id = q.base_id AND b.owner_id = $1 AND q.id = $2 RETURNING q.id`,
        [userId, id],
      );
      if (removed.length === 0) throw gone();
    },

    async run(userId: string, baseId: string): Promise<S['RegressionList']> {
      await limiter.hit([limits.regressionPerUser, userId]);
      await ownBase(db, userId, baseId);
      await runAll(userId, baseId);
      return { rows: (await list(userId, baseId)).map(toQuestion) };
    },

    /** After a reading. */
    async runFor(documentId: string): Promise<void> {
      const [base] = await db.query<{ owner_id: string; base_id: string }>(
        'SELECT owner_id, base_id FROM knowledge_documents WHERE id = $1 AND removed_at IS NULL',
        [documentId],
      );
      if (base !== undefined) await runAll(base.owner_id, base.base_id);
    },
  };
}
