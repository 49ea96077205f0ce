import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matchables } from '../items';
import type { Matches } from '../match';
import { regionalOf } from './regional';
import { regionRoutes } from './routes';
import { createRegionService } from './service';

/** What holds below the nation, counted and compared. */
export function createRegions(
  { db, clock }: Platform,
  library: Pick<Library, 'digest'>,
  { matches }: Matches,
  { matchables }: Matchables,
) {
  const regional = library.digest('regions', regionalOf);
  const regions = createRegionService({ db, clock, matches, matchables, regional });
  return { regional, module: defineModule({ handlers: regionRoutes(regions) }) };
}
