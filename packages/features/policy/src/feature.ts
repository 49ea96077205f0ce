import { defineFeature } from '@hengce/feature-kit';
import { policyBasePath, policyRoutes } from './routes';

export const policyFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: policyRoutes,
  pages: {
    search: async () => (await import('./pages/search/PolicySearchPage')).PolicySearchPage,
    detail: async () => (await import('./pages/detail/PolicyDetailPage')).PolicyDetailPage,
    match: async () => (await import('./pages/match-start/MatchStartPage')).MatchStartPage,
    matchProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).MatchProceedPage,
    matchReport: async () => (await import('./pages/match-report/MatchReportPage')).MatchReportPage,
    matchShared: async () => (await import('./pages/match-report/SharedReportPage')).SharedReportPage,
  },
});
