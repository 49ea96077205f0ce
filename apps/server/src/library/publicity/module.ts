import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { publicityExport } from './export';
import { findPublicityHits, type ListFirmNames } from './findHits';
import { publicityRoutes } from './routes';
import { createPublicityService } from './service';

/** Room `library/publicity`: publicity lists (公示名单), and the entries that name an account's own firms. */
export function createPublicity({ db, clock, limiter }: Platform, listFirmNames: ListFirmNames) {
  const publicity = createPublicityService({ db, clock, limiter });
  return {
    module: defineModule({
      handlers: publicityRoutes(publicity),
      purge: [async () => void (await findPublicityHits(db, clock, listFirmNames))],
      exports: publicityExport,
    }),
  };
}
