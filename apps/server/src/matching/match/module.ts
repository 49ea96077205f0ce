import type { Entitlements } from '../../account/entitlements';
import type { Enterprises } from '../../firm/enterprise';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matchables } from '../items';
import { matchExport } from './export';
import { matchRoutes } from './routes';
import { createMatchService } from './service';

/**
 * Room `matching/match`: matching an enterprise, a project or a financing need with the items that can be applied for.
 */
export function createMatches(
  { db, clock, limiter }: Platform,
  { equities }: Entitlements,
  { enterprises }: Enterprises,
  { matchables, supposed }: Matchables,
) {
  const matches = createMatchService({ db, clock, equities, limiter, enterprises, matchables, supposed });
  return {
    matches,
    module: defineModule({
      handlers: matchRoutes(matches),
      purge: [() => matches.markStale()],
      exports: matchExport,
    }),
  };
}

export type Matches = ReturnType<typeof createMatches>;
