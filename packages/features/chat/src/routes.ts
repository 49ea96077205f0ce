import { defineRoutes } from '@hengce/feature-kit';

/** Its routes share no prefix with each other, so the feature sits at the root unless the host says otherwise. */
export const chatBasePath = '/';

/** Specification §2. */
export const chatRoutes = defineRoutes({
  chat: { path: 'DeepSeek', title: '智能对话', module: 'assistant' },
});
