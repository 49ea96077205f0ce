import type { Platform } from '../../platform/module';
import { defineModule, joinHandlers } from '../../platform/module';
import type { ModuleName } from './equity';
import { entitlementsExport } from './export';
import { createEquityOverview } from './overview';
import { equityRoutes } from './routes';
import { createEquityService } from './service';
import { createFormerTrials } from './trial/formerTrials';
import { trialPlan } from './trial/plan';
import { createTrialService } from './trial/service';
import { usageRoutes } from './usage/routes';

/**
 * Room `account/entitlements`: which modules an account may use, how often and until when.
 *
 * @param unavailable modules whose uses buy nothing here: they are not listed
 */
export function createEntitlements(
  { db, clock, log, secret }: Pick<Platform, 'db' | 'clock' | 'log' | 'secret'>,
  unavailable: readonly ModuleName[],
) {
  const equities = createEquityService(db, clock, trialPlan);
  const trials = createTrialService(db, clock, trialPlan);
  const formerTrials = createFormerTrials(db, clock, secret);
  const overview = createEquityOverview(db, clock, trials, unavailable);
  const module = defineModule({
    handlers: joinHandlers(equityRoutes(equities, overview), usageRoutes(db, clock)),
    async recover(isAlone) {
      const refunded = await equities.recover(isAlone);
      if (refunded > 0) log.info({ refunded }, '退还上次未完成的使用次数');
    },
    purge: [() => equities.recover(false), () => formerTrials.purge()],
    exports: entitlementsExport,
  });
  return { equities, trials, formerTrials, overview, trialPlan, module };
}

export type Entitlements = ReturnType<typeof createEntitlements>;
