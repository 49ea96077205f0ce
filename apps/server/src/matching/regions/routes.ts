import type { Handlers } from '../../platform/contract';
import type { createFirmComparison } from './firmComparison';
import type { createRegionService } from './service';

type RegionOperation =
  | 'getRegionOverview'
  | 'listRegionDifferences'
  | 'listComparedItems'
  | 'rankRegions'
  | 'listRegionEntries'
  | 'getIndustryMatrix'
  | 'compareIp'
  | 'compareIndustry'
  | 'rankPeers'
  | 'getProvinceGuide'
  | 'listPortals';

export function regionRoutes(
  regions: ReturnType<typeof createRegionService>,
  firms: ReturnType<typeof createFirmComparison>,
): Pick<Handlers<'main'>, RegionOperation> {
  return {
    getRegionOverview: ({ query }) => regions.overview(query),
    listRegionDifferences: ({ query }) => regions.differences(query),
    listComparedItems: ({ caller, query }) => firms.items(caller.userId, query),
    rankRegions: ({ caller, query }) => firms.rank(caller.userId, query),
    listRegionEntries: ({ query }) => regions.entries(query),
    getIndustryMatrix: ({ query }) => regions.industries(query),
    compareIp: ({ caller, query }) => firms.patents(caller.userId, query),
    compareIndustry: ({ query }) => regions.compareIndustry(query),
    rankPeers: ({ query }) => regions.peers(query),
    getProvinceGuide: ({ query }) => regions.province(query),
    listPortals: ({ query }) => regions.portals(query),
  };
}
