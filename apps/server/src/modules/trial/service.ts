import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../contract/Rejection';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { after, day, daysLeft } from '../time';
import type { ModuleName, TrialPlan } from './plan';
import { createTrialRepository } from './repository';

export type Trial = MainComponents['schemas']['Trial'];
export type ModuleUse = MainComponents['schemas']['ModuleUse'];

export interface TrialService {
  /** Starts the trial in the transaction that creates the account. */
  start(tx: Db, userId: string): Promise<void>;
  get(userId: string): Promise<Trial>;
  /** @throws Rejection 1010 when no use is left or the trial is over; nothing is counted then. */
  use(userId: string, module: ModuleName): Promise<ModuleUse>;
}

export function createTrialService(db: Db, clock: Clock, plan: TrialPlan): TrialService {
  const trials = createTrialRepository(db);

  const get = async (userId: string): Promise<Trial> => {
    const trial = await trials.findTrial(userId);
    if (trial === undefined) throw new Error('an account without a trial');
    const now = clock.now();
    return {
      startedAt: trial.startedAt.toISOString(),
      expiresAt: trial.expiresAt.toISOString(),
      expired: trial.expiresAt <= now,
      daysLeft: daysLeft(now, trial.expiresAt),
    };
  };

  return {
    get,

    async start(tx, userId) {
      const now = clock.now();
      const ours = createTrialRepository(tx);
      await ours.insertTrial(userId, now, after(now, plan.days * day));
      await ours.insertUses(userId, plan.uses);
    },

    async use(userId, module) {
      let use = await trials.countUse(userId, module, clock.now());
      if (use === undefined) {
        // A module that is younger than the account has no counter yet.
        await trials.insertUses(userId, { [module]: plan.uses[module] });
        use = await trials.countUse(userId, module, clock.now());
      }
      if (use !== undefined) return { module, ...use };
      const { expired } = await get(userId);
      throw new Rejection(
        1010,
        expired ? '体验已到期，升级详情请联系销售顾问' : '该模块的试用次数已用完，升级详情请联系销售顾问',
        403,
      );
    },
  };
}
