import { defineFeature } from '@hengce/feature-kit';
import { declarationRoutes, policyBasePath } from '../shared/routes';

/** Pages of this area; each is loaded when it is opened. */
export const declarationPages = {
  applies: async () => (await import('./pages/apply/ApplyPage')).ApplyPage,
  apply: async () => (await import('./pages/apply-detail/ApplyDetailPage')).ApplyDetailPage,
  projectEvaluation: async () =>
    (await import('./pages/project-evaluation/ProjectEvaluationPage')).ProjectEvaluationPage,
  application: async () => (await import('./pages/application/ApplicationPage')).ApplicationPage,
  declarations: async () => (await import('./pages/declarations/DeclarationsPage')).DeclarationsPage,
  library: async () => (await import('./pages/library/LibraryPage')).LibraryPage,
  declaration: async () => (await import('./pages/declaration-detail/DeclarationDetailPage')).DeclarationDetailPage,
};

/** Feature with 申报事项, declarations and their materials. */
export const declarationFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: declarationRoutes,
  pages: declarationPages,
});
