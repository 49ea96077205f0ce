import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

export interface CommentRow {
  id: string;
  target_kind: MainComponents['schemas']['CommentTargetKind'];
  target_id: string | null;
  text: string;
  author_name: string;
  created_at: Date;
  resolved_at: Date | null;
}

/** Comments of a declaration, the open ones first, then the newest first. */
export const listComments = (db: Db, declarationId: string): Promise<CommentRow[]> =>
  db.query<CommentRow>(
    `SELECT id, target_kind, target_id, text, author_name, created_at, resolved_at FROM declaration_comments
     WHERE declaration_id = $1 ORDER BY resolved_at IS NOT NULL, created_at DESC, id`,
    [declarationId],
  );

export async function countComments(db: Db, declarationId: string): Promise<number> {
  const [count] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM declaration_comments WHERE declaration_id = $1',
    [declarationId],
  );
  return count?.n ?? 0;
}

export async function insertComment(
  db: Db,
  declarationId: string,
  row: Omit<CommentRow, 'resolved_at'>,
): Promise<void> {
  await db.query(
    `INSERT INTO declaration_comments (id, declaration_id, target_kind, target_id, text, author_name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, declarationId, row.target_kind, row.target_id, row.text, row.author_name, row.created_at],
  );
}

/** Marks a comment as resolved at a time, or as open again. @returns whether there is such a comment */
export async function setResolved(
  db: Db,
  declarationId: string,
  id: string,
  resolvedAt: Date | null,
): Promise<boolean> {
  const rows = await db.query(
    'UPDATE declaration_comments SET resolved_at = $3 WHERE declaration_id = $1 AND id = $2 RETURNING id',
    [declarationId, id, resolvedAt],
  );
  return rows.length > 0;
}
