import { defineFeature } from '@hengce/feature-kit';
import { proofreadingBasePath, proofreadingRoutes } from './routes';

/** 智能校对: texts are read while they are written, each mark with its clause. */
export const proofreadingFeature = defineFeature({
  id: 'proofreading',
  basePath: proofreadingBasePath,
  routes: proofreadingRoutes,
  pages: {
    textCorrection: async () => (await import('./pages/text-correction/TextCorrectionPage')).TextCorrectionPage,
  },
});
