import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createKey, hashToken, second } from '../../platform/vocabulary';
import { deleteExpiredLoginCodes, insertLoginCode, takeLoginCode } from './loginCodeRepository';

export const loginCodeSeconds = 120;

export interface LoginCodes {
  /** Creates a one-time code for this user: the `userCode` of a link that support or another product hands out. */
  issue(userId: string): Promise<string>;
  /** User of a code, for the first caller only; null when it is wrong, used or expired. */
  redeem(tx: Db, code: string): Promise<string | null>;
  purge(): Promise<void>;
}

export function createLoginCodes(db: Db, clock: Clock): LoginCodes {
  return {
    async issue(userId) {
      const code = createKey();
      const now = clock.now();
      const expiresAt = after(now, loginCodeSeconds * second);
      await insertLoginCode(db, { hash: hashToken(code), userId, createdAt: now, expiresAt });
      return code;
    },
    redeem: async (tx, code) => (await takeLoginCode(tx, hashToken(code), clock.now())) ?? null,
    purge: () => deleteExpiredLoginCodes(db, clock.now()),
  };
}
