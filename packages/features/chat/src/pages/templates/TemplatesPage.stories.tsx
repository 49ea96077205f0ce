import { answering, failing, fitsTheScreen, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { createChatServer } from '../../testing/chatHandlers';
import { TemplatesPage } from './TemplatesPage';

const meta = preview.meta({
  id: 'chat-templates-page',
  title: '页面/常用任务',
  component: TemplatesPage,
  parameters: { isPage: true },
  render: () => <ChatStoryHost initialPath="/aiAssistant2" host={{ now: () => storyNow }} />,
});
export default meta;

const served = answering(...createChatServer().handlers);

export const Default = meta.story({ name: '默认：选一项任务', tags: ['visual'], beforeEach: served });
export const Fill = meta.story({
  name: '填空：空着的写明要填，填好写进提问框',
  beforeEach: served,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '比较两地奖补' }));
    const dialog = within(await screen.findByRole('dialog', { name: '比较两地奖补' }));
    await user.type(dialog.getByRole('textbox', { name: '地区' }), '云澜市');
    await user.click(dialog.getByRole('button', { name: '写入提问框' }));
    await waitFor(() => expect(dialog.getByText('请填写另一地区')).toBeVisible());
    await user.type(dialog.getByRole('textbox', { name: /另一地区/ }), '澄湖区');
    await user.type(dialog.getByRole('textbox', { name: /事项/ }), '研发后补助');
    await user.click(dialog.getByRole('button', { name: '写入提问框' }));
    // Looked over before it costs a use.
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '提问' })).toHaveValue('云澜市和澄湖区的研发后补助有什么区别'),
    );
  },
});
export const Own = meta.story({
  name: '自己的模板：新建与修改',
  beforeEach: served,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '常用任务' }));
    const dialog = within(await screen.findByRole('dialog', { name: '常用任务' }));
    await user.click(await dialog.findByRole('button', { name: '新建模板' }));
    const form = within(await screen.findByRole('dialog', { name: '新建模板' }));
    await user.type(form.getByRole('textbox', { name: '名称' }), '列截止日期');
    await user.type(form.getByRole('textbox', { name: '内容' }), '列出本月截止的事项');
    await user.click(form.getByRole('button', { name: '保存' }));
    await within(await screen.findByRole('dialog', { name: '常用任务' })).findByRole('button', { name: '列截止日期' });
  },
});
export const Empty = meta.story({
  name: '空：没有模板时仍可直接提问',
  beforeEach: answering(...createChatServer({ templates: [] }).handlers),
});
export const Keyboard = meta.story({
  name: '只用键盘：选一项，退出后回到原处',
  beforeEach: served,
  play: async ({ canvas }) => {
    const task = await canvas.findByRole('button', { name: '比较两地奖补' });
    task.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '比较两地奖补' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(task).toHaveFocus());
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '窄屏', globals: phone, beforeEach: served, play: fitsTheScreen });
