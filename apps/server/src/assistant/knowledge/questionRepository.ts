import type { Db } from '../../platform/db';

/**
 * Regression question (自动复查的问题), with the ranks at which its passage was found by the last two checks: from 1, null
 * for not found.
 */
export interface QuestionRow {
  id: string;
  base_id: string;
  q: string;
  document_id: string;
  document_name: string;
  /** Passage that should be found; null when it is gone. */
  chunk_id: string | null;
  /** Text of that passage when the question was saved. */
  expected: string;
  rank: number | null;
  previous_rank: number | null;
  checked_at: Date | null;
}

/** Questions of a base, the newest first. */
export const listQuestions = (db: Db, userId: string, baseId: string): Promise<QuestionRow[]> =>
  db.query<QuestionRow>(
    `SELECT q.id, q.base_id, q.q, q.document_id, d.name AS document_name, q.chunk_id, q.expected, q.rank, q.previous_rank,
       q.checked_at
     FROM knowledge_questions q JOIN knowledge_documents d ON d.id = q.document_id
     WHERE d.owner_id = $1 AND q.base_id = $2 AND d.removed_at IS NULL ORDER BY q.created_at DESC, q.id`,
    [userId, baseId],
  );

/** Number of the questions of a base except one with the text `q`. */
export async function countOtherQuestions(db: Db, baseId: string, q: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM knowledge_questions WHERE base_id = $1 AND q <> $2',
    [baseId, q],
  );
  return row?.count ?? 0;
}

/** Adds a question; one with the same text in the base gets the new passage and loses its ranks. @returns the id of the stored one */
export async function saveQuestion(
  tx: Db,
  question: Pick<QuestionRow, 'id' | 'base_id' | 'document_id' | 'chunk_id' | 'expected' | 'q'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO knowledge_questions (id, base_id, document_id, chunk_id, expected, q, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (base_id, q) DO UPDATE SET document_id = excluded.document_id, chunk_id = excluded.chunk_id,
       expected = excluded.expected, rank = NULL, previous_rank = NULL, checked_at = NULL
     RETURNING id`,
    [question.id, question.base_id, question.document_id, question.chunk_id, question.expected, question.q, now],
  );
  return row?.id;
}

/**
 * Stores the check of a question: its passage (null when it is gone) and the rank at which it was found, from 1 (null for not
 * found). The rank of the check before becomes `previous_rank`.
 */
export async function setRank(
  db: Db,
  id: string,
  chunkId: string | null,
  rank: number | null,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE knowledge_questions SET chunk_id = (SELECT c.id FROM knowledge_chunks c WHERE c.id = $2),
       previous_rank = CASE WHEN checked_at IS NULL THEN NULL ELSE rank END, rank = $3, checked_at = $4
     WHERE id = $1`,
    [id, chunkId, rank, now],
  );
}

/** Deletes a question. @returns whether the account has it */
export async function deleteQuestion(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    `DELETE FROM knowledge_questions q USING knowledge_bases b
     WHERE b.id = q.base_id AND b.owner_id = $1 AND q.id = $2 RETURNING q.id`,
    [userId, id],
  );
  return rows.length > 0;
}

/** Moves the questions about a document to another base; one that the base has already is deleted. */
export async function moveQuestions(tx: Db, documentId: string, baseId: string): Promise<void> {
  await tx.query(
    `DELETE FROM knowledge_questions q WHERE q.document_id = $1
       AND EXISTS (SELECT 1 FROM knowledge_questions o WHERE o.base_id = $2 AND o.q = q.q)`,
    [documentId, baseId],
  );
  await tx.query('UPDATE knowledge_questions SET base_id = $2 WHERE document_id = $1', [documentId, baseId]);
}
