export { chatFeature } from './feature';
export { type ChatHrefs, type ChatPageName, useChatHrefs } from './hrefs';
export { ChatPage } from './pages/chat/ChatPage';
export { chatRoutes } from './routes';
export type { ChatText } from './text';
