import { defineFeature } from '@hengce/feature-kit';
import { acquisitionBasePath, acquisitionRoutes } from '../shared/routes';

/** Feature AI获客: firms that fit a policy or conditions, and lead lists. */
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
