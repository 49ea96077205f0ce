import { defineFeature } from '@hengce/feature-kit';
import { chatBasePath, chatRoutes } from './routes';

/** Feature 智能助手: conversations, the knowledge base and PDF chat, on one conversation core. */
export const chatFeature = defineFeature({
  id: 'chat',
  basePath: chatBasePath,
  routes: chatRoutes,
  pages: {
    chat: async () => (await import('./pages/chat/ChatPage')).ChatPage,
    knowledge: async () => (await import('./pages/knowledge/KnowledgePage')).KnowledgePage,
    assistant: async () => (await import('./pages/assistant/AssistantPage')).AssistantPage,
    templates: async () => (await import('./pages/templates/TemplatesPage')).TemplatesPage,
    pdf: async () => (await import('./pages/pdf/PdfPage')).PdfPage,
    policyAssistant: async () => (await import('./pages/policy-assistant/PolicyAssistantPage')).PolicyAssistantPage,
  },
});
