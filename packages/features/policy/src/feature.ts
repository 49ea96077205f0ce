import { defineFeature } from '@hengce/feature-kit';
import { iptoolsBasePath, iptoolsRoutes, policyBasePath, policyRoutes } from './routes';

export const policyFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: policyRoutes,
  pages: {
    index: async () => (await import('./pages/index/PolicyIndexPage')).PolicyIndexPage,
    search: async () => (await import('./pages/search/PolicySearchPage')).PolicySearchPage,
    detail: async () => (await import('./pages/detail/PolicyDetailPage')).PolicyDetailPage,
    singleCompare: async () => (await import('./pages/compare/SingleComparePage')).SingleComparePage,
    regions: async () => (await import('./pages/regions/HotComparePage')).HotComparePage,
    hotCompare: async () => (await import('./pages/regions/HotComparePage')).HotComparePage,
    subsidyRank: async () => (await import('./pages/regions/SubsidyRankPage')).SubsidyRankPage,
    policyRank: async () => (await import('./pages/regions/PolicyRankPage')).PolicyRankPage,
    match: async () => (await import('./pages/match-start/MatchStartPage')).MatchStartPage,
    matchProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).MatchProceedPage,
    matchReport: async () => (await import('./pages/match-report/MatchReportPage')).MatchReportPage,
    timeline: async () => (await import('./pages/timeline/TimelinePage')).TimelinePage,
    rewards: async () => (await import('./pages/rewards/RewardsPage')).RewardsPage,
    notices: async () => (await import('./pages/notices/NoticesPage')).NoticesPage,
    publicity: async () => (await import('./pages/publicity/PublicityPage')).PublicityPage,
    publicityList: async () => (await import('./pages/publicity/PublicityListPage')).PublicityListPage,
    noticeDetail: async () => (await import('./pages/notice-detail/NoticeDetailPage')).NoticeDetailPage,
    projectMatch: async () => (await import('./pages/match-start/MatchStartPage')).ProjectStartPage,
    projectProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).ProjectProceedPage,
    projectReport: async () => (await import('./pages/match-report/MatchReportPage')).ProjectReportPage,
    financeMatch: async () => (await import('./pages/match-start/MatchStartPage')).FinanceStartPage,
    financeProceed: async () => (await import('./pages/match-proceed/MatchProceedPage')).FinanceProceedPage,
    financeReport: async () => (await import('./pages/match-report/MatchReportPage')).FinanceReportPage,
    matchShared: async () => (await import('./pages/match-report/SharedReportPage')).SharedReportPage,
  },
});

/** 企业评测: what a firm still lacks for a title, and when it may have it. */
export const iptoolsFeature = defineFeature({
  id: 'iptools',
  basePath: iptoolsBasePath,
  routes: iptoolsRoutes,
  pages: {
    companyEvaluating: async () => (await import('./pages/evaluation/HighTechPage')).HighTechPage,
    specialization: async () => (await import('./pages/evaluation/SpecializationPage')).SpecializationPage,
  },
});
