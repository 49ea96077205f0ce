import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, day } from '../../../platform/vocabulary';

/** A trial that its account has left behind. */
export interface FormerTrial {
  startedAt: Date;
  expiresAt: Date;
  /** By module. */
  used: Readonly<Record<string, number>>;
}

/** As the closing dialog says. */
const keptDays = 365;

/** Trials of closed accounts, found by a keyed hash of the phone: closing an account must not be a way to a new trial. */
export function createFormerTrials(db: Db, clock: Clock, secret: string) {
  const hashOf = (phone: string) => createHmac('sha256', secret).update(`former-trial:${phone}`).digest('hex');
  return {
    /** In the transaction that deletes the account, before it is gone. */
    async keep(tx: Db, userId: string, phone: string): Promise<void> {
      await tx.query(
        `INSERT INTO former_trials (phone_hash, started_at, expires_at, used, kept_until)
         SELECT $2, t.started_at, t.expires_at, (
             SELECT coalesce(json_object_agg(e.module, e.used), '{}')::text FROM equities e
             WHERE e.user_id = $1 AND e.source = 'trial'
           ), $3 FROM trials t WHERE t.user_id = $1
         ON CONFLICT (phone_hash) DO UPDATE SET
           started_at = excluded.started_at, expires_at = excluded.expires_at, used = excluded.used, kept_until = excluded.kept_until`,
        [userId, hashOf(phone), after(clock.now(), keptDays * day)],
      );
    },

    /** Hands the trial over to the account that is made for the phone. */
    async take(tx: Db, phone: string): Promise<FormerTrial | undefined> {
      const [row] = await tx.query<{ started_at: Date; expires_at: Date; used: string }>(
        'DELETE FROM former_trials WHERE phone_hash = $1 RETURNING started_at, expires_at, used',
        [hashOf(phone)],
      );
      return row && { startedAt: row.started_at, expiresAt: row.expires_at, used: JSON.parse(row.used) };
    },

    async purge(): Promise<void> {
      await db.query('DELETE FROM former_trials WHERE kept_until <= $1', [clock.now()]);
    },
  };
}

export type FormerTrials = ReturnType<typeof createFormerTrials>;
