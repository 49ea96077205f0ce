import { createUseText } from '@hengce/feature-kit';

/** Every string of the chat pages. A host may override any part through `FeatureHost.text.chat`. */
export const text = {
  title: '智能对话',
};
export type ChatText = typeof text;

export const useChatText = createUseText('chat', text);
