import type { ChatConversationRow, ChatScene } from '@hengce/api';
import type { ChatHrefs, ChatPageName } from '../../hrefs';

const pages: Record<ChatScene, ChatPageName> = {
  chat: 'chat',
  assistant: 'assistant',
  templates: 'templates',
  knowledge: 'chat',
  pdf: 'pdf',
  policy: 'policyAssistant',
};

/** Address of a conversation, on the page where it was started. */
export const sceneHref = (hrefs: ChatHrefs, { id, scene }: Pick<ChatConversationRow, 'id' | 'scene'>): string =>
  hrefs.to(pages[scene], new URLSearchParams({ c: id }).toString());
