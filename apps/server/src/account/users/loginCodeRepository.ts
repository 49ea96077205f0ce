import type { Db } from '../../platform/db';

/** Adds a one-time login code of a user, by its hash. */
export async function insertLoginCode(
  db: Db,
  code: { hash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query('INSERT INTO login_codes (code_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    code.hash,
    code.userId,
    code.createdAt,
    code.expiresAt,
  ]);
}

/** Deletes a code that has not expired. @returns the id of its user; undefined for none, and for all but the first who try the code */
export async function takeLoginCode(tx: Db, hash: string, now: Date): Promise<string | undefined> {
  const [row] = await tx.query<{ user_id: string }>(
    'DELETE FROM login_codes WHERE code_hash = $1 AND expires_at > $2 RETURNING user_id',
    [hash, now],
  );
  return row?.user_id;
}

export async function deleteExpiredLoginCodes(db: Db, now: Date): Promise<void> {
  await db.query('DELETE FROM login_codes WHERE expires_at <= $1', [now]);
}
