import type { Db } from '../../platform/db';
import { findBase } from './baseRepository';
import { baseGone } from './gone';

/** A base of the user. @throws Rejection 404 for another user's, or one that is gone */
export async function ownBase(db: Db, userId: string, baseId: string): Promise<{ id: string; kind: string }> {
  const base = await findBase(db, userId, baseId);
  if (base === undefined) throw baseGone();
  return base;
}
