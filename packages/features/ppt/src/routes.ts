import { defineRoutes } from '@hengce/feature-kit';

export const pptBasePath = '/';

/** Routes of the feature (specification §2). */
export const pptRoutes = defineRoutes({
  decks: { path: 'aippt', title: 'AI-PPT', module: 'ppt' },
  shared: { path: 'aippt/shared/:shareId', title: '分享的演示文稿', access: 'public', needsTrial: false },
  present: { path: 'aippt/:deckId/present', title: '放映' },
  deck: { path: 'aippt/:deckId', title: '演示文稿' },
});
