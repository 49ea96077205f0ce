import type { Caller } from '../../contract/types';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { after, day, minute } from '../time';
import { createToken, hashToken, looksLikeToken } from '../tokens';

const idleMs = 7 * day;
const absoluteMs = 30 * day;
/** Writing on every call would cost more than the call. */
const touchMs = 5 * minute;

export interface SessionService {
  /** Opens a session in the transaction of the sign-in. @returns the token, which exists nowhere else. */
  open(tx: Db, userId: string): Promise<string>;
  /** null when the token is unknown, over, revoked or of a disabled account. Keeps the session awake. */
  authenticate(token: string): Promise<Caller | null>;
  revoke(tokenHash: string): Promise<void>;
  revokeAll(tx: Db, userId: string): Promise<void>;
  purge(): Promise<void>;
}

export function createSessionService(db: Db, clock: Clock): SessionService {
  return {
    async open(tx, userId) {
      const token = createToken();
      const now = clock.now();
      await tx.query(
        `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
         VALUES ($1, $2, $3, $3, $4, $5)`,
        [hashToken(token), userId, now, after(now, idleMs), after(now, absoluteMs)],
      );
      return token;
    },

    async authenticate(token) {
      if (!looksLikeToken(token)) return null;
      const tokenHash = hashToken(token);
      const now = clock.now();
      const [row] = await db.query<{ user_id: string; phone: string; last_seen_at: Date }>(
        `SELECT s.user_id, u.phone, s.last_seen_at FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.token_hash = $1 AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2 AND u.disabled_at IS NULL`,
        [tokenHash, now],
      );
      if (row === undefined) return null;
      if (now.getTime() - row.last_seen_at.getTime() > touchMs) {
        await db.query('UPDATE sessions SET last_seen_at = $2, idle_expires_at = $3 WHERE token_hash = $1', [
          tokenHash,
          now,
          after(now, idleMs),
        ]);
      }
      return { userId: row.user_id, phone: row.phone, tokenHash };
    },

    async revoke(tokenHash) {
      await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
    },

    async revokeAll(tx, userId) {
      await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    },

    async purge() {
      await db.query('DELETE FROM sessions WHERE idle_expires_at <= $1 OR absolute_expires_at <= $1', [clock.now()]);
    },
  };
}

/** The token of an Authorization header; null when there is none. A token in the address is never read. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer ([^\s]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
