import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matchables } from '../items';
import type { Matches } from '../match';
import { createFirmComparison } from './firmComparison';
import { regionalOf } from './regional';
import { regionRoutes } from './routes';
import { createRegionService } from './service';
import { createSourceReader } from './source';

/** Room `matching/regions` (区域对比): policies below the national level, counted and compared. */
export function createRegions(
  { db, clock }: Platform,
  library: Pick<Library, 'derive'>,
  { matches }: Matches,
  { matchables }: Matchables,
) {
  const regional = library.derive('regions', regionalOf);
  const source = createSourceReader(regional, matchables);
  const regions = createRegionService({ db, clock, source });
  const firms = createFirmComparison({ db, matches, matchables, source });
  return { regional, regions, module: defineModule({ handlers: regionRoutes(regions, firms) }) };
}
