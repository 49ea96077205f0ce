import type { Db } from '../../../platform/db';

/** Copies the trial of an account, with the uses of each module, under a hash of its phone. */
export async function saveFormerTrial(tx: Db, userId: string, phoneHash: string, keptUntil: Date): Promise<void> {
  await tx.query(
    `INSERT INTO former_trials (phone_hash, started_at, expires_at, used, kept_until)
     SELECT $2, t.started_at, t.expires_at, (
         SELECT coalesce(json_object_agg(e.module, e.used), '{}')::text FROM equities e
         WHERE e.user_id = $1 AND e.source = 'trial'
       ), $3 FROM trials t WHERE t.user_id = $1
     ON CONFLICT (phone_hash) DO UPDATE SET
       started_at = excluded.started_at, expires_at = excluded.expires_at, used = excluded.used, kept_until = excluded.kept_until`,
    [userId, phoneHash, keptUntil],
  );
}

/** Deletes the former trial of a phone and returns it; undefined without one. `used` is JSON: uses by module. */
export async function takeFormerTrial(
  tx: Db,
  phoneHash: string,
): Promise<{ started_at: Date; expires_at: Date; used: string } | undefined> {
  const [row] = await tx.query<{ started_at: Date; expires_at: Date; used: string }>(
    'DELETE FROM former_trials WHERE phone_hash = $1 RETURNING started_at, expires_at, used',
    [phoneHash],
  );
  return row;
}

export async function deleteOldFormerTrials(db: Db, now: Date): Promise<void> {
  await db.query('DELETE FROM former_trials WHERE kept_until <= $1', [now]);
}
