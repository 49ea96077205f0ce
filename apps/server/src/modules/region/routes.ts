import type { Handlers } from '../../contract/types';
import type { createRegionService } from './service';

type RegionOperation = 'getRegionOverview' | 'listRegionDifferences' | 'listComparedItems' | 'rankRegions';

export function regionRoutes(regions: ReturnType<typeof createRegionService>): Pick<Handlers<'main'>, RegionOperation> {
  return {
    getRegionOverview: ({ query }) => regions.overview(query),
    listRegionDifferences: ({ query }) => regions.differences(query),
    listComparedItems: ({ query }) => regions.items(query),
    rankRegions: ({ caller, query }) => regions.rank(caller.userId, query),
  };
}
