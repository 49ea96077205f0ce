import type { MainComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { formById } from './form/forms';
import { fieldsOf } from './form/schema';
import { readSlots } from './materials/slots';
import { type DeclarationRow, findDeclaration } from './rows';

type S = MainComponents['schemas'];

interface Row {
  id: string;
  target_kind: S['CommentTargetKind'];
  target_id: string | null;
  text: string;
  author_name: string;
  created_at: Date;
  resolved_at: Date | null;
}

const mostComments = 500;

/** Open ones first, then the newest first. */
export async function readComments(db: Db, row: DeclarationRow): Promise<S['DeclarationComment'][]> {
  const [rows, slots] = await Promise.all([
    db.query<Row>(
      `SELECT id, target_kind, target_id, text, author_name, created_at, resolved_at FROM declaration_comments
       WHERE declaration_id = $1 ORDER BY resolved_at IS NOT NULL, created_at DESC, id`,
      [row.id],
    ),
    readSlots(db, row.id),
  ]);
  const fields = fieldsOf(formById(row.form_id));
  const nameOf = ({ target_kind, target_id }: Row): string => {
    if (target_kind === 'form') return '申报书';
    if (target_kind === 'evaluation') return '评估';
    if (target_kind === 'field') return fields.find(({ id }) => id === target_id)?.label ?? '申报书';
    return slots.find(({ spec_id }) => spec_id === target_id)?.name ?? '已删除的材料';
  };
  return rows.map((comment) => ({
    commentId: comment.id,
    targetKind: comment.target_kind,
    targetId: comment.target_id,
    targetName: nameOf(comment),
    text: comment.text,
    authorName: comment.author_name,
    at: comment.created_at.toISOString(),
    isResolved: comment.resolved_at !== null,
    resolvedAt: comment.resolved_at?.toISOString() ?? null,
  }));
}

/** Words of reviewers on fields, materials, the form or the evaluation. They may be left at any time, also of what was filed. */
export function createCommentService(db: Db, clock: Clock) {
  const list = async (row: DeclarationRow): Promise<S['CommentList']> => {
    const rows = await readComments(db, row);
    return { open: rows.filter(({ isResolved }) => !isResolved).length, rows };
  };

  return {
    list: async (userId: string, id: string) => list(await findDeclaration(db, userId, id)),

    async add(userId: string, id: string, body: S['AddCommentBody']): Promise<S['CommentList']> {
      const row = await findDeclaration(db, userId, id);
      const { targetKind, targetId = null } = body;
      const isPart = targetKind === 'field' || targetKind === 'material';
      const isThere =
        targetKind === 'field'
          ? fieldsOf(formById(row.form_id)).some((field) => field.id === targetId)
          : (await readSlots(db, row.id)).some(({ spec_id }) => spec_id === targetId);
      if (isPart && !isThere) throw new Rejection(404, '要批注的地方没有找到，可能已被删除', 404);
      const [count] = await db.query<{ n: number }>(
        'SELECT count(*) AS n FROM declaration_comments WHERE declaration_id = $1',
        [row.id],
      );
      if ((count?.n ?? 0) >= mostComments) throw new Rejection(409, `批注最多${mostComments}条，没有保存`, 409);
      await db.query(
        `INSERT INTO declaration_comments (id, declaration_id, target_kind, target_id, text, author_name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          createId(),
          row.id,
          targetKind,
          isPart ? targetId : null,
          filled('text', '批注', body.text),
          body.authorName === undefined ? row.user_name : filled('authorName', '批注人', body.authorName),
          clock.now(),
        ],
      );
      return list(row);
    },

    async resolve(
      userId: string,
      id: string,
      { commentId, isResolved = true }: S['ResolveCommentBody'],
    ): Promise<S['CommentList']> {
      const row = await findDeclaration(db, userId, id);
      const changed = await db.query(
        'UPDATE declaration_comments SET resolved_at = $3 WHERE declaration_id = $1 AND id = $2 RETURNING id',
        [row.id, commentId, isResolved ? clock.now() : null],
      );
      if (changed.length === 0) throw new Rejection(404, '没有找到这条批注，可能已被删除', 404);
      return list(row);
    },
  };
}
