import type { MainComponents } from '@hengce/api/contract';
import type { Caller } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, createId, createToken, day, hashToken, looksLikeToken, minute } from '../../../platform/vocabulary';
import { describeDevice } from './describeDevice';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionById,
  deleteSessions,
  findSessionUser,
  insertSession,
  listOpenHashes,
  listSessions,
  touchSession,
} from './repository';

type S = MainComponents['schemas'];

/** Address and browser of a sign-in, as its owner sees them in the list of devices. */
export interface SignInPlace {
  ip: string;
  userAgent: string;
}

const idleMs = 7 * day;
const absoluteMs = 30 * day;
/** Writing on every call would cost more than the call. */
const touchMs = 5 * minute;

/** What a client reads while its session is open. */
export interface SessionStream {
  tokenHash: string;
  end(): void;
}

export interface SessionService {
  /** Opens a session in the transaction of the sign-in. @returns the token, of which only the hash is stored. */
  open(tx: Db, userId: string, place: SignInPlace): Promise<string>;
  /**
   * User of a token; null when it is unknown, expired, revoked or of a disabled account. Extends the session to 7 days from
   * now, at most 30 from its opening.
   */
  authenticate(token: string): Promise<Caller | null>;
  revoke(tokenHash: string): Promise<void>;
  revokeAll(tx: Db, userId: string): Promise<void>;
  /** Ends those of the streams whose sessions are not open any more. What is added to `streams` while it asks stays. */
  endClosed(streams: Iterable<SessionStream>): Promise<void>;
  /** Open sessions of a user, the last used first. */
  list(caller: Caller): Promise<S['SessionInfo'][]>;
  /** Ends a session. @returns false when the user has no such session. */
  revokeById(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of a user but the caller's. @returns how many. */
  revokeOthers(tx: Db | null, caller: Caller): Promise<number>;
  purge(): Promise<void>;
}

export function createSessionService(db: Db, clock: Clock): SessionService {
  return {
    async open(tx, userId, { ip, userAgent }) {
      const token = createToken();
      const now = clock.now();
      await insertSession(tx, {
        id: createId(),
        token_hash: hashToken(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        idle_expires_at: after(now, idleMs),
        absolute_expires_at: after(now, absoluteMs),
        ip,
        // Headers are bytes; only what prints is kept.
        user_agent: userAgent.replace(/[^\x20-\x7E]/g, '').slice(0, 300),
      });
      return token;
    },

    async authenticate(token) {
      if (!looksLikeToken(token)) return null;
      const tokenHash = hashToken(token);
      const now = clock.now();
      const row = await findSessionUser(db, tokenHash, now);
      if (row === undefined) return null;
      if (now.getTime() - row.last_seen_at.getTime() > touchMs)
        await touchSession(db, tokenHash, now, after(now, idleMs));
      return { userId: row.user_id, phone: row.phone, tokenHash };
    },

    revoke: (tokenHash) => deleteSession(db, tokenHash),
    async revokeAll(tx, userId) {
      await deleteSessions(tx, userId, null);
    },
    async endClosed(streams) {
      const asked = [...streams];
      const hashes = new Set(asked.map(({ tokenHash }) => tokenHash));
      const open = await listOpenHashes(db, [...hashes], clock.now());
      for (const stream of asked) if (!open.has(stream.tokenHash)) stream.end();
    },

    list: async (caller) =>
      (await listSessions(db, caller.userId, clock.now())).map((row) => ({
        id: row.id,
        device: describeDevice(row.user_agent),
        ip: row.ip,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        isCurrent: row.token_hash === caller.tokenHash,
      })),

    revokeById: (userId, id) => deleteSessionById(db, userId, id),
    revokeOthers: (tx, caller) => deleteSessions(tx ?? db, caller.userId, caller.tokenHash),
    purge: () => deleteEndedSessions(db, clock.now()),
  };
}

/** Token of an Authorization header; null without one. A token in the address is never read. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer ([^\s]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
