import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createKey, hashToken, second } from '../../platform/vocabulary';

export const loginCodeSeconds = 120;

export interface LoginCodes {
  /** A code that signs this user in once, for the userCode of a link that support or another product hands out. */
  issue(userId: string): Promise<string>;
  /** The user of the code, for exactly one caller; null when it is wrong, used or over. */
  redeem(tx: Db, code: string): Promise<string | null>;
  purge(): Promise<void>;
}

export function createLoginCodes(db: Db, clock: Clock): LoginCodes {
  return {
    async issue(userId) {
      const code = createKey();
      const now = clock.now();
      await db.query('INSERT INTO login_codes (code_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
        hashToken(code),
        userId,
        now,
        after(now, loginCodeSeconds * second),
      ]);
      return code;
    },

    async redeem(tx, code) {
      const [row] = await tx.query<{ user_id: string }>(
        'DELETE FROM login_codes WHERE code_hash = $1 AND expires_at > $2 RETURNING user_id',
        [hashToken(code), clock.now()],
      );
      return row?.user_id ?? null;
    },

    async purge() {
      await db.query('DELETE FROM login_codes WHERE expires_at <= $1', [clock.now()]);
    },
  };
}
