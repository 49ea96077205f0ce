import type { TrialPlan, TrialService } from '../../account/entitlements';
import { createEquityRepository } from '../../account/entitlements';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { hasUpgraded, insertUpgrade } from './upgradeRepository';

export interface AcquisitionService {
  /** Whether the account can still be upgraded; the portal then asks first. */
  canUpgrade(userId: string): Promise<boolean>;
  /** Raises the uses of AI 获客, once; upgrading again changes nothing. @throws Rejection 400 when the trial is over. */
  upgrade(userId: string): Promise<void>;
}

export function createAcquisitionService(
  db: Db,
  clock: Clock,
  trials: TrialService,
  plan: TrialPlan,
): AcquisitionService {
  return {
    canUpgrade: async (userId) => !(await hasUpgraded(db, userId)),

    async upgrade(userId) {
      const { expired } = await trials.get(userId);
      if (expired) throw new Rejection(400, '体验已到期，不能升级，详情请联系销售顾问', 400);
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await insertUpgrade(tx, userId, clock.now());
        await createEquityRepository(tx).raiseTrial(userId, 'acquisition', plan.upgradedAcquisitionUses, clock.now());
      });
    },
  };
}
