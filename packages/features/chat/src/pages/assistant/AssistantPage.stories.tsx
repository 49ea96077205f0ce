import { answering, failing, fitsTheScreen, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { createChatServer } from '../../testing/chatHandlers';
import { AssistantPage } from './AssistantPage';

// What can happen to an answer is told by 智能对话.
const meta = preview.meta({
  id: 'chat-assistant-page',
  title: '页面/快速问答',
  component: AssistantPage,
  parameters: { isPage: true },
  render: () => <ChatStoryHost initialPath="/aiAssistant" host={{ now: () => storyNow }} />,
});
export default meta;

const served = answering(...createChatServer().handlers);

export const Default = meta.story({
  name: '默认：不开深度思考',
  beforeEach: served,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '深度思考' })).toHaveAttribute('aria-pressed', 'false');
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：写下问题，发送',
  beforeEach: served,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '提问' });
    field.focus();
    await user.keyboard('能拿多少后补助{Enter}');
    await canvas.findByText('能拿多少后补助', { selector: 'article *' });
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '窄屏', globals: phone, beforeEach: served, play: fitsTheScreen });
