import { defineFeature, defineRoutes } from '@hengce/feature-kit';

/** Where the evaluations sit unless the host says otherwise. */
export const iptoolsBasePath = '/iptools';

/** Specification §2, as referenced by the client. */
export const iptoolsRoutes = defineRoutes({
  companyEvaluating: { path: 'companyEvaluating', title: '企业评测', module: 'evaluation' },
  specialization: { path: 'specialization', title: '专精特新自评', module: 'evaluation' },
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
