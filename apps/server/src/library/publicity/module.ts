import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { publicityExport } from './export';
import { publicityRoutes } from './routes';
import { createPublicityService } from './service';

/** Lists of firms that authorities publish, and where an account stands in them. */
export function createPublicity({ db, clock, limiter }: Platform) {
  const publicity = createPublicityService({ db, clock, limiter });
  return {
    module: defineModule({
      handlers: publicityRoutes(publicity),
      purge: [() => publicity.findHits()],
      exports: publicityExport,
    }),
  };
}
