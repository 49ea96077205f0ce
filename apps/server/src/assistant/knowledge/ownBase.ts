import type { Db } from '../../platform/db';
import { baseGone } from './gone';

/** @throws Rejection 404 unless the base is the user's. */
export async function ownBase(db: Db, userId: string, baseId: string): Promise<{ id: string; kind: string }> {
  const [base] = await db.query<{ id: string; kind: string }>(
    'SELECT id, kind FROM knowledge_bases WHERE owner_id = $1 AND id = $2',
    [userId, baseId],
  );
  if (base === undefined) throw baseGone();
  return base;
}
