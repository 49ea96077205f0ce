import type { Entitlements } from '../../account/entitlements';
import type { Matchables } from '../../matching/items';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { createDirectory } from './directory';
import { acquisitionExport } from './export';
import { createFinder } from './finder';
import { createLeadService } from './leads';
import { acquisitionRoutes } from './routes';
import { createAcquisitionService } from './service';

/** Room `outreach/acquisition` (AI获客): the firm directory, queries and lead lists. */
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
