import type { Policy } from '@hengce/api';
import { getPolicy } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import { answering, failing, fitsTheScreen, gone, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { createChatServer } from '../../testing/chatHandlers';
import { PolicyAssistantPage } from './PolicyAssistantPage';

/** It asks for no materials and has no date. */
const policy: Policy = {
  ...getPolicy,
  items: [],
  materials: [],
  obligations: [],
  window: { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
};

const meta = preview.meta({
  id: 'chat-policy-assistant-page',
  title: '页面/政策问答',
  component: PolicyAssistantPage,
  parameters: { isPage: true },
  args: { initialPath: `/Policy/PolicyAssistant?policy=${policy.id}` } as object,
  render: (args) => <ChatStoryHost {...args} host={{ now: () => storyNow }} />,
});
export default meta;

const served = answering(
  mainHttp.get('/api/v1/policy/detail/{policyId}', ({ response }) => response(200).json(ok(policy))),
  ...createChatServer().handlers,
);

export const Default = meta.story({
  name: '默认：按这份政策的内容给出问题',
  beforeEach: served,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '谁能申报' });
    await expect(canvas.queryByRole('button', { name: '什么时候截止' })).toBeNull();
  },
});
export const Clause = meta.story({
  name: '引用一条提问',
  tags: ['visual'],
  args: { initialPath: `/Policy/PolicyAssistant?policy=${policy.id}&clause=art-7` } as object,
  beforeEach: served,
  play: async ({ canvas }) => {
    await canvas.findByText(/第七条：/);
  },
});
export const Library = meta.story({
  name: '没有指定政策：问整个政策库',
  args: { initialPath: '/Policy/PolicyAssistant' } as object,
  beforeEach: served,
});
export const Keyboard = meta.story({
  name: '只用键盘：选一个问题',
  beforeEach: served,
  play: async ({ canvas }) => {
    const example = await canvas.findByRole('button', { name: '谁能申报' });
    example.focus();
    await user.keyboard('{Enter}');
    await canvas.findByRole('article', { name: /谁能申报|提问|我/ });
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
export const Gone = meta.story({ name: '政策已不在', beforeEach: answering(gone) });
export const Phone = meta.story({ name: '窄屏', globals: phone, beforeEach: served, play: fitsTheScreen });
