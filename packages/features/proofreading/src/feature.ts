import { defineFeature } from '@hengce/feature-kit';
import { proofreadingBasePath, proofreadingRoutes } from './routes';

/** Feature 智能校对: proofreading while a text is written, each issue with its clause. */
export const proofreadingFeature = defineFeature({
  id: 'proofreading',
  basePath: proofreadingBasePath,
  routes: proofreadingRoutes,
  pages: {
    textCorrection: async () => (await import('./pages/text-correction/TextCorrectionPage')).TextCorrectionPage,
  },
});
