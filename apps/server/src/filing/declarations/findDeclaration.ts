import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { type DeclarationRow, findRow, lockRow } from './repository';

type S = MainComponents['schemas'];

/** A declaration of the user. @throws Rejection 404 where it is gone or another user's */
export async function findDeclaration(db: Db, ownerId: string, id: string): Promise<DeclarationRow> {
  const row = await findRow(db, ownerId, id);
  if (row === undefined) throw new Rejection(404, '没有找到这份申报，可能已被删除', 404);
  return row;
}

/** A declaration, locked until the end of the transaction. @throws Rejection 404 like `findDeclaration` */
export async function lockDeclaration(tx: Db, ownerId: string, id: string): Promise<DeclarationRow> {
  await lockRow(tx, ownerId, id);
  return findDeclaration(tx, ownerId, id);
}

/** The enterprise as it was when the declaration began. */
export const subjectOf = (row: Pick<DeclarationRow, 'enterprise'>): S['EvaluationSubject'] =>
  JSON.parse(row.enterprise) as S['EvaluationSubject'];

/** The policy as it was when the declaration began. */
export const policyOf = (row: Pick<DeclarationRow, 'policy'>): S['MatchPolicy'] =>
  JSON.parse(row.policy) as S['MatchPolicy'];
