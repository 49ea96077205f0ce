export { ChatStoryHost } from './ChatStoryHost';
export { type ChatServerOptions, createChatServer } from './chatHandlers';
export { type KnowledgeServerOptions, knowledgeHandlers } from './knowledgeHandlers';
