import type { MainComponents } from '@hengce/api/contract';
import { daysLeft } from '@hengce/text';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, day } from '../../../platform/vocabulary';
import { createEquityRepository } from '../repository';
import type { FormerTrial } from './formerTrials';
import type { TrialPlan } from './plan';
import { createTrialRepository } from './repository';

export type Trial = MainComponents['schemas']['Trial'];

export interface TrialService {
  /** Starts the trial in the transaction that creates the account, or continues the one that the phone had before. */
  start(tx: Db, userId: string, former?: FormerTrial): Promise<void>;
  /** Starts the trial again for a number of days, with all its uses. */
  renew(tx: Db, userId: string, days: number): Promise<void>;
  get(userId: string): Promise<Trial>;
}

export function createTrialService(db: Db, clock: Clock, plan: TrialPlan): TrialService {
  return {
    async get(userId) {
      const trial = await createTrialRepository(db).findTrial(userId);
      if (trial === undefined) throw new Error('an account without a trial');
      const now = clock.now();
      const isOver = trial.expiresAt <= now;
      return {
        startedAt: trial.startedAt.toISOString(),
        expiresAt: trial.expiresAt.toISOString(),
        // Whoever has bought something is not asked to leave because the trial is over.
        expired: isOver && !(await createEquityRepository(db).hasBought(userId, now)),
        daysLeft: daysLeft(now, trial.expiresAt),
      };
    },

    async start(tx, userId, former) {
      const startsAt = former?.startedAt ?? clock.now();
      const expiresAt = former?.expiresAt ?? after(startsAt, plan.days * day);
      await createTrialRepository(tx).insertTrial(userId, startsAt, expiresAt);
      const equities = createEquityRepository(tx);
      await equities.insertTrial(userId, plan.uses, startsAt, expiresAt);
      if (former !== undefined) await equities.takeFromTrial(userId, former.used, clock.now());
    },

    async renew(tx, userId, days) {
      await lockUser(tx, userId);
      const startsAt = clock.now();
      const expiresAt = after(startsAt, days * day);
      await createTrialRepository(tx).setTrial(userId, startsAt, expiresAt);
      await createEquityRepository(tx).renewTrial(userId, startsAt, expiresAt);
    },
  };
}
