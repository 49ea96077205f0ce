export { chatFeature } from './feature';
export { type ChatHrefs, type ChatPageName, useChatHrefs } from './hrefs';
export { AssistantPage } from './pages/assistant/AssistantPage';
export { ChatPage } from './pages/chat/ChatPage';
export { PdfPage } from './pages/pdf/PdfPage';
export { PolicyAssistantPage } from './pages/policy-assistant/PolicyAssistantPage';
export { TemplatesPage } from './pages/templates/TemplatesPage';
export { chatRoutes } from './routes';
export type { ChatText } from './text';
