import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createEnterpriseRepository, type EnterpriseRow } from './repository';

/** An enterprise of the user. @throws Rejection 404 for another user's */
export async function findOwn(db: Db, ownerId: string, id: string): Promise<EnterpriseRow> {
  const row = await createEnterpriseRepository(db).find(ownerId, id);
  if (row === undefined) throw new Rejection(404, '没有找到这家企业', 404);
  return row;
}
