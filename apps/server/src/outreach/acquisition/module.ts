import type { Entitlements } from '../../account/entitlements/module';
import type { Matchables } from '../../matching/items/matchables';
import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import { createDirectory } from './directory';
import { acquisitionExport } from './export';
import { createFinder } from './finder';
import { createLeadService } from './leads';
import { acquisitionRoutes } from './routes';
import { createAcquisitionService } from './service';

/** Other firms: who fits, and whom to talk to. */
export function createAcquisition(
  { db, clock, limiter }: Platform,
  { equities, trials, trialPlan }: Entitlements,
  { matchables }: Matchables,
) {
  const acquisition = createAcquisitionService(db, clock, trials, trialPlan);
  const directory = createDirectory(db);
  const finder = createFinder({ db, clock, limiter, equities, matchables, directory });
  const leads = createLeadService({ db, clock, limiter, directory });
  return {
    module: defineModule({ handlers: acquisitionRoutes(acquisition, finder, leads), exports: acquisitionExport }),
  };
}
