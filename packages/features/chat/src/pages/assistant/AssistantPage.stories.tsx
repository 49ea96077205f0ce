import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { createChatServer } from '../../testing/chatHandlers';
import { answering, storyNow } from '../../testing/states';
import { AssistantPage } from './AssistantPage';

// The states of a conversation are those of 智能对话; here is only what differs.
const meta = preview.meta({
  id: 'chat-assistant-page',
  title: '页面/快速问答',
  component: AssistantPage,
  parameters: { isPage: true },
  render: () => <ChatStoryHost initialPath="/aiAssistant" host={{ now: () => storyNow }} />,
});
export default meta;

export const Default = meta.story({
  name: '默认：不开深度思考',
  beforeEach: answering(...createChatServer().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '深度思考' })).toHaveAttribute('aria-pressed', 'false');
  },
});
