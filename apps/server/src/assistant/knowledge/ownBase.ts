import type { Db } from '../../platform/db';
import { findBase } from './baseRepository';
import { baseGone } from './gone';

/** @throws Rejection 404 unless the base is the user's. */
export async function ownBase(db: Db, userId: string, baseId: string): Promise<{ id: string; kind: string }> {
  const base = await findBase(db, userId, baseId);
  if (base === undefined) throw baseGone();
  return base;
}
