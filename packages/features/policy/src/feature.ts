import { defineFeature } from '@hengce/feature-kit';
import {
  acquisitionBasePath,
  acquisitionRoutes,
  iptoolsBasePath,
  iptoolsRoutes,
  nationwideBasePath,
  nationwideRoutes,
  policyBasePath,
  policyRoutes,
} from './routes';

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
    rankLayout: async () => (await import('./pages/regions/RankLayoutPage')).RankLayoutPage,
    subsidyRank: async () => (await import('./pages/regions/SubsidyRankPage')).SubsidyRankPage,
    patentCompare: async () => (await import('./pages/regions/PatentComparePage')).PatentComparePage,
    cyCompare: async () => (await import('./pages/regions/CyComparePage')).CyComparePage,
    peerRank: async () => (await import('./pages/regions/PeerRankPage')).PeerRankPage,
    policyRank: async () => (await import('./pages/regions/PolicyRankPage')).PolicyRankPage,
    policyList: async () => (await import('./pages/regions/PolicyListPage')).PolicyListPage,
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
    applies: async () => (await import('./pages/apply/ApplyPage')).ApplyPage,
    apply: async () => (await import('./pages/apply-detail/ApplyDetailPage')).ApplyDetailPage,
    projectEvaluation: async () =>
      (await import('./pages/project-evaluation/ProjectEvaluationPage')).ProjectEvaluationPage,
    application: async () => (await import('./pages/application/ApplicationPage')).ApplicationPage,
    declarations: async () => (await import('./pages/declarations/DeclarationsPage')).DeclarationsPage,
    library: async () => (await import('./pages/library/LibraryPage')).LibraryPage,
    declaration: async () => (await import('./pages/declaration-detail/DeclarationDetailPage')).DeclarationDetailPage,
    matchShared: async () => (await import('./pages/match-report/SharedReportPage')).SharedReportPage,
  },
});

/** 全国政策导航: provinces, and where their official pages are. */
export const nationwideFeature = defineFeature({
  id: 'nationwide',
  basePath: nationwideBasePath,
  routes: nationwideRoutes,
  pages: {
    index: async () => (await import('./pages/nationwide/NationwidePage')).NationwidePage,
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

/** AI获客: which firms fit a policy or conditions, and lists of those that one goes on with. */
export const acquisitionFeature = defineFeature({
  id: 'acquisition',
  basePath: acquisitionBasePath,
  routes: acquisitionRoutes,
  pages: {
    enterpriseCheck: async () => (await import('./pages/enterprise-check/EnterpriseCheckPage')).EnterpriseCheckPage,
    leads: async () => (await import('./pages/leads/LeadsPage')).LeadsPage,
    firm: async () => (await import('./pages/firm-card/FirmCardPage')).FirmCardPage,
  },
});
