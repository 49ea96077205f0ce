import { defineRoutes } from '@hengce/feature-kit';

/** Default base path of the feature. Its routes share no prefix, so it is the root. */
export const chatBasePath = '/';

/** Routes of the feature (specification §2). */
export const chatRoutes = defineRoutes({
  chat: { path: 'DeepSeek', title: '智能对话', module: 'assistant' },
  knowledge: { path: 'DeepSeek/aiKnowledge', title: '知识库', module: 'knowledge' },
  assistant: { path: 'aiAssistant', title: '快速问答', module: 'assistant' },
  templates: { path: 'aiAssistant2', title: '常用任务', module: 'assistant' },
  pdf: { path: 'aiAssistant/aiPdf', title: 'PDF问答', module: 'knowledge' },
  policyAssistant: { path: 'Policy/PolicyAssistant', title: '政策问答', module: 'assistant' },
});
