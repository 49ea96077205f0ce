import type { Db } from '../../../platform/db';

export interface SessionRow {
  id: string;
  token_hash: string;
  ip: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

/** Session s has not ended at the moment of a parameter. */
const isOpenAt = (now: string) => `s.idle_expires_at > ${now} AND s.absolute_expires_at > ${now}`;

export async function insertSession(
  tx: Db,
  session: SessionRow & { user_id: string; idle_expires_at: Date; absolute_expires_at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at,
       id, ip, user_agent) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      session.token_hash,
      session.user_id,
      session.created_at,
      session.last_seen_at,
      session.idle_expires_at,
      session.absolute_expires_at,
      session.id,
      session.ip,
      session.user_agent,
    ],
  );
}

/** User of an open session; undefined for none, and where the account is disabled. */
export async function findSessionUser(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ user_id: string; phone: string; last_seen_at: Date } | undefined> {
  const [row] = await db.query<{ user_id: string; phone: string; last_seen_at: Date }>(
    `SELECT s.user_id, u.phone, s.last_seen_at FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND ${isOpenAt('$2')} AND u.disabled_at IS NULL`,
    [tokenHash, now],
  );
  return row;
}

/** Records that a session was used, and until when it stays open unused. */
export async function touchSession(db: Db, tokenHash: string, now: Date, idleExpiresAt: Date): Promise<void> {
  await db.query('UPDATE sessions SET last_seen_at = $2, idle_expires_at = $3 WHERE token_hash = $1', [
    tokenHash,
    now,
    idleExpiresAt,
  ]);
}

/** The hashes among those given whose sessions are open and whose accounts are not disabled. */
export async function listOpenHashes(db: Db, tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.query<{ token_hash: string }>(
    `SELECT s.token_hash FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = ANY($1::text[]) AND ${isOpenAt('$2')} AND u.disabled_at IS NULL`,
    [tokenHashes, now],
  );
  return new Set(rows.map((row) => row.token_hash));
}

/** Open sessions of an account, the last used first. */
export const listSessions = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `SELECT id, token_hash, ip, user_agent, created_at, last_seen_at FROM sessions s
     WHERE user_id = $1 AND ${isOpenAt('$2')} ORDER BY last_seen_at DESC, id`,
    [userId, now],
  );

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Deletes a session. @returns whether the account has it */
export async function deleteSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING id', [userId, id]);
  return rows.length === 1;
}

/** Deletes the sessions of an account, all or all but one. @returns how many */
export async function deleteSessions(tx: Db, userId: string, exceptHash: string | null): Promise<number> {
  const rows = await tx.query(
    'DELETE FROM sessions WHERE user_id = $1 AND ($2::text IS NULL OR token_hash <> $2) RETURNING id',
    [userId, exceptHash],
  );
  return rows.length;
}

/** Deletes the sessions of all sample accounts. */
export async function deleteSampleSessions(tx: Db): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE is_sample)');
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.query('DELETE FROM sessions WHERE idle_expires_at <= $1 OR absolute_expires_at <= $1', [now]);
}
