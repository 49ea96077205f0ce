import type { Entitlements } from '../../account/entitlements/module';
import type { Enterprises } from '../../firm/enterprise/module';
import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import type { Matchables } from '../items/matchables';
import { matchExport } from './export';
import { matchRoutes } from './routes';
import { createMatchService } from './service';

/** One firm or project, held against everything that can be applied for. */
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
