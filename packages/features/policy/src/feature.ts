import { defineFeature } from '@hengce/feature-kit';
import { declarationPages } from './declaration/feature';
import { libraryPages } from './library/feature';
import { matchingPages } from './matching/feature';
import { regionsPages } from './regions/feature';
import { policyBasePath, policyRoutes } from './shared/routes';

/** Feature with the pages of all policy areas below one base path. */
export const policyFeature = defineFeature({
  id: 'policy',
  basePath: policyBasePath,
  routes: policyRoutes,
  pages: {
    index: async () => (await import('./overview/page/PolicyIndexPage')).PolicyIndexPage,
    ...libraryPages,
    ...regionsPages,
    ...matchingPages,
    ...declarationPages,
  },
});
