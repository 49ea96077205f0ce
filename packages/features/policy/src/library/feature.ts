import { defineFeature } from '@hengce/feature-kit';
import { libraryRoutes, policyBasePath } from '../shared/routes';

/** Pages of this area; each is loaded when it is opened. */
export const libraryPages = {
  search: async () => (await import('./pages/search/PolicySearchPage')).PolicySearchPage,
  detail: async () => (await import('./pages/detail/PolicyDetailPage')).PolicyDetailPage,
  singleCompare: async () => (await import('./pages/compare/SingleComparePage')).SingleComparePage,
  notices: async () => (await import('./pages/notices/NoticesPage')).NoticesPage,
  publicity: async () => (await import('./pages/publicity/PublicityPage')).PublicityPage,
  publicityList: async () => (await import('./pages/publicity/PublicityListPage')).PublicityListPage,
  noticeDetail: async () => (await import('./pages/notice-detail/NoticeDetailPage')).NoticeDetailPage,
};

/** Feature with search, documents and their comparison, notices and publicity lists. */
export const libraryFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: libraryRoutes,
  pages: libraryPages,
});
