import type { MainComponents } from '@hengce/api/contract';
import type { Caller } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, createId, createToken, day, hashToken, looksLikeToken, minute } from '../../../platform/vocabulary';
import { describeDevice } from './describeDevice';

type S = MainComponents['schemas'];

/** Where a sign-in came from, as its owner will see it in the list of devices. */
export interface SignInPlace {
  ip: string;
  userAgent: string;
}

const idleMs = 7 * day;
const absoluteMs = 30 * day;
/** Writing on every call would cost more than the call. */
const touchMs = 5 * minute;

export interface SessionService {
  /** Opens a session in the transaction of the sign-in. @returns the token, which exists nowhere else. */
  open(tx: Db, userId: string, place: SignInPlace): Promise<string>;
  /** null when the token is unknown, over, revoked or of a disabled account. Keeps the session awake. */
  authenticate(token: string): Promise<Caller | null>;
  revoke(tokenHash: string): Promise<void>;
  revokeAll(tx: Db, userId: string): Promise<void>;
  /** Those of them that are not over. */
  listOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** The newest first. */
  list(caller: Caller): Promise<S['SessionInfo'][]>;
  /** @returns false when the user has no such session. */
  revokeById(userId: string, id: string): Promise<boolean>;
  /** All but the caller's. @returns how many. */
  revokeOthers(tx: Db | null, caller: Caller): Promise<number>;
  purge(): Promise<void>;
}

export function createSessionService(db: Db, clock: Clock): SessionService {
  return {
    async open(tx, userId, { ip, userAgent }) {
      const token = createToken();
      const now = clock.now();
      await tx.query(
        `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at,
           id, ip, user_agent) VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
        [
          hashToken(token),
          userId,
          now,
          after(now, idleMs),
          after(now, absoluteMs),
          createId(),
          ip,
          // Headers are bytes; only what prints is kept.
          userAgent.replace(/[^\x20-\x7E]/g, '').slice(0, 300),
        ],
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

    async listOpen(tokenHashes) {
      const rows = await db.query<{ token_hash: string }>(
        `SELECT s.token_hash FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.token_hash = ANY($1::text[]) AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2 AND u.disabled_at IS NULL`,
        [tokenHashes, clock.now()],
      );
      return new Set(rows.map((row) => row.token_hash));
    },

    async list(caller) {
      const rows = await db.query<{
        id: string;
        token_hash: string;
        ip: string;
        user_agent: string;
        created_at: Date;
        last_seen_at: Date;
      }>(
        `SELECT id, token_hash, ip, user_agent, created_at, last_seen_at FROM sessions
         WHERE user_id = $1 AND idle_expires_at > $2 AND absolute_expires_at > $2 ORDER BY last_seen_at DESC, id`,
        [caller.userId, clock.now()],
      );
      return rows.map((row) => ({
        id: row.id,
        device: describeDevice(row.user_agent),
        ip: row.ip,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        isCurrent: row.token_hash === caller.tokenHash,
      }));
    },

    async revokeById(userId, id) {
      const rows = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING id', [userId, id]);
      return rows.length === 1;
    },

    async revokeOthers(tx, caller) {
      const rows = await (tx ?? db).query(
        'DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING token_hash',
        [caller.userId, caller.tokenHash],
      );
      return rows.length;
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
