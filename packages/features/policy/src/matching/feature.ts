import { defineFeature } from '@hengce/feature-kit';
import { iptoolsBasePath, iptoolsRoutes, matchingRoutes, policyBasePath } from '../shared/routes';

/** Pages of this area; each is loaded when it is opened. */
export const matchingPages = {
  match: async () => (await import('./pages/match-start/MatchStartPage')).MatchStartPage,
  matchProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).MatchProceedPage,
  matchReport: async () => (await import('./pages/match-report/MatchReportPage')).MatchReportPage,
  timeline: async () => (await import('./pages/timeline/TimelinePage')).TimelinePage,
  rewards: async () => (await import('./pages/rewards/RewardsPage')).RewardsPage,
  projectMatch: async () => (await import('./pages/match-start/MatchStartPage')).ProjectStartPage,
  projectProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).ProjectProceedPage,
  projectReport: async () => (await import('./pages/match-report/MatchReportPage')).ProjectReportPage,
  financeMatch: async () => (await import('./pages/match-start/MatchStartPage')).FinanceStartPage,
  financeProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).FinanceProceedPage,
  financeReport: async () => (await import('./pages/match-report/MatchReportPage')).FinanceReportPage,
  matchShared: async () => (await import('./pages/match-report/SharedReportPage')).SharedReportPage,
};

/** Feature of matching: start, questions, reports, rewards, calendar. */
export const matchingFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: matchingRoutes,
  pages: matchingPages,
});

/** Feature 企业评测: what a firm lacks for a title, and when it may get it. */
export const iptoolsFeature = defineFeature({
  id: 'iptools',
  basePath: iptoolsBasePath,
  routes: iptoolsRoutes,
  pages: {
    companyEvaluating: async () => (await import('./pages/evaluation/HighTechPage')).HighTechPage,
    specialization: async () => (await import('./pages/evaluation/SpecializationPage')).SpecializationPage,
  },
});
