import type { MainComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { findDeclaration } from '../findDeclaration';
import { formById } from '../form/forms';
import { fieldsOf } from '../form/schema';
import { readSlots } from '../materials/slots';
import type { DeclarationRow } from '../repository';
import { type CommentRow, countComments, insertComment, listComments, setResolved } from './commentRepository';

type S = MainComponents['schemas'];

const maxComments = 500;

/** Comments of a declaration with the names of what they are on; the open ones first, then the newest first. */
export async function readComments(db: Db, row: DeclarationRow): Promise<S['DeclarationComment'][]> {
  const rows = await listComments(db, row.id);
  const slots = await readSlots(db, row.id);
  const fields = fieldsOf(formById(row.form_id));
  const nameOf = ({ target_kind, target_id }: CommentRow): string => {
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

/** Comments of reviewers on fields, materials, the form or the evaluation, in every state of a declaration. */
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
      if ((await countComments(db, row.id)) >= maxComments)
        throw new Rejection(409, `批注最多${maxComments}条，没有保存`, 409);
      await insertComment(db, row.id, {
        id: createId(),
        target_kind: targetKind,
        target_id: isPart ? targetId : null,
        text: filled('text', '批注', body.text),
        author_name: body.authorName === undefined ? row.user_name : filled('authorName', '批注人', body.authorName),
        created_at: clock.now(),
      });
      return list(row);
    },

    async resolve(
      userId: string,
      id: string,
      { commentId, isResolved = true }: S['ResolveCommentBody'],
    ): Promise<S['CommentList']> {
      const row = await findDeclaration(db, userId, id);
      const isThere = await setResolved(db, row.id, commentId, isResolved ? clock.now() : null);
      if (!isThere) throw new Rejection(404, '没有找到这条批注，可能已被删除', 404);
      return list(row);
    },
  };
}
