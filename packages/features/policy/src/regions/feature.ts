import { defineFeature } from '@hengce/feature-kit';
import { nationwideBasePath, nationwideRoutes, policyBasePath, regionsRoutes } from '../shared/routes';

/** Pages of this area; each is loaded when it is opened. */
export const regionsPages = {
  regions: async () => (await import('./pages/regions/HotComparePage')).HotComparePage,
  hotCompare: async () => (await import('./pages/regions/HotComparePage')).HotComparePage,
  rankLayout: async () => (await import('./pages/regions/RankLayoutPage')).RankLayoutPage,
  subsidyRank: async () => (await import('./pages/regions/SubsidyRankPage')).SubsidyRankPage,
  patentCompare: async () => (await import('./pages/regions/PatentComparePage')).PatentComparePage,
  cyCompare: async () => (await import('./pages/regions/CyComparePage')).CyComparePage,
  peerRank: async () => (await import('./pages/regions/PeerRankPage')).PeerRankPage,
  policyRank: async () => (await import('./pages/regions/PolicyRankPage')).PolicyRankPage,
  policyList: async () => (await import('./pages/regions/PolicyListPage')).PolicyListPage,
};

/** Feature 区域对比. */
export const regionsFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: regionsRoutes,
  pages: regionsPages,
});

/** Feature 全国政策导航: provinces and their official portals. */
export const nationwideFeature = defineFeature({
  id: 'nationwide',
  basePath: nationwideBasePath,
  routes: nationwideRoutes,
  pages: {
    index: async () => (await import('./pages/nationwide/NationwidePage')).NationwidePage,
  },
});
