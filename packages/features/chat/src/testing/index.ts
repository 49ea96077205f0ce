export { ChatStoryHost } from './ChatStoryHost';
export { type ChatServerOptions, createChatServer } from './chatHandlers';
