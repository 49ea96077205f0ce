import { defineRoutes } from '@hengce/feature-kit';

export const proofreadingBasePath = '/';

/** Routes of the feature (specification §2). */
export const proofreadingRoutes = defineRoutes({
  textCorrection: { path: 'textCorrection', title: '智能校对', module: 'proofreading' },
});
