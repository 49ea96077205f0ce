import type { NotesComponents } from '@hengce/api/contract';
import type { Caller } from '../../../platform/contract';
import { contractText, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { addressKey, everyone, limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createKey, createToken, day, hashToken, looksLikeToken } from '../../../platform/vocabulary';
import { createSsoRepository } from './repository';

type S = NotesComponents['schemas'];

/** Keys and tokens end with the session that made them, and after this in any case. */
const validMs = 7 * day;
const personalNames = { organization: '个人空间', wiki: '申报材料' };

export interface SsoService {
  /** Creates a key for the caller's phone, valid while the session is, at most 7 days. @throws Rejection 401 for another phone */
  createKeyFor(caller: Caller, phone: string): Promise<string>;
  /** Exchanges a key for a token of the notes API. @throws Rejection 401 when the key is unknown or expired. */
  exchangeKey(key: string, ip: string): Promise<string>;
  authenticate(token: string): Promise<Caller | null>;
  listOrganizations(caller: Caller): Promise<S['Organization'][]>;
  /** Wikis of an organisation. @throws Rejection 404 when the caller is no member. */
  listWikis(caller: Caller, organizationId: string): Promise<S['Wiki'][]>;
  purge(): Promise<void>;
}

export function createSsoService(db: Db, clock: Clock, limiter: RateLimiter): SsoService {
  const sso = createSsoRepository(db);
  return {
    async createKeyFor(caller, phone) {
      await limiter.hit([limits.ssoPerUser, caller.userId]);
      if (phone !== caller.phone) throw new Rejection(401, '手机号与登录账号不一致，请重新登录', 401);
      const key = createKey();
      const now = clock.now();
      await db.transaction(async (tx) => {
        const ours = createSsoRepository(tx);
        await ours.insertKey(hashToken(key), caller.tokenHash, after(now, validMs));
        await ours.ensurePersonalOrganization(caller.userId, personalNames, now);
      });
      return key;
    },

    async exchangeKey(key, ip) {
      await limiter.hit([limits.keyPerAddress, addressKey(ip)], [limits.keyForAll, everyone]);
      const now = clock.now();
      const sessionHash = await sso.findSessionOfKey(hashToken(key), now);
      if (sessionHash === undefined) throw new Rejection(401, contractText.sessionOver, 401);
      const token = createToken();
      await sso.insertToken(hashToken(token), sessionHash, after(now, validMs));
      return token;
    },

    async authenticate(token) {
      if (!looksLikeToken(token)) return null;
      const tokenHash = hashToken(token);
      const user = await sso.findUserOfToken(tokenHash, clock.now());
      return user === undefined ? null : { ...user, tokenHash };
    },

    listOrganizations: (caller) => sso.listOrganizations(caller.userId),

    async listWikis(caller, organizationId) {
      if (!(await sso.isMember(caller.userId, organizationId))) {
        throw new Rejection(404, '没有找到这个组织', 404);
      }
      return sso.listWikis(organizationId);
    },

    purge: () => sso.purge(clock.now()),
  };
}
