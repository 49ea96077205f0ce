import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, day } from '../../../platform/vocabulary';
import { deleteOldFormerTrials, saveFormerTrial, takeFormerTrial } from './formerTrialRepository';

/** Trial of a closed account, which a new account of the same phone goes on with. */
export interface FormerTrial {
  startedAt: Date;
  expiresAt: Date;
  /** Uses by module. */
  used: Readonly<Record<string, number>>;
}

/** Days that the closing dialog names. */
const keptDays = 365;

/** Trials of closed accounts, by a keyed hash of the phone: closing an account must not be a way to a new trial. */
export function createFormerTrials(db: Db, clock: Clock, secret: string) {
  const hashOf = (phone: string) => createHmac('sha256', secret).update(`former-trial:${phone}`).digest('hex');
  return {
    /** Stores the trial of an account for 365 days, in the transaction that deletes the account and before it does. */
    keep: (tx: Db, userId: string, phone: string): Promise<void> =>
      saveFormerTrial(tx, userId, hashOf(phone), after(clock.now(), keptDays * day)),

    /** Trial that an account of the phone had, removed from here for the new account; undefined without one. */
    async take(tx: Db, phone: string): Promise<FormerTrial | undefined> {
      const row = await takeFormerTrial(tx, hashOf(phone));
      return row && { startedAt: row.started_at, expiresAt: row.expires_at, used: JSON.parse(row.used) };
    },

    purge: (): Promise<void> => deleteOldFormerTrials(db, clock.now()),
  };
}

export type FormerTrials = ReturnType<typeof createFormerTrials>;
