import { fail, mainHttp } from '@hengce/api/testing';
import { answering, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { HttpResponse } from 'msw';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { askWhileUploading } from '../../testing/askWhileUploading';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { type ChatServerOptions, createChatServer } from '../../testing/chatHandlers';
import { knowledgeHandlers } from '../../testing/knowledgeHandlers';
import { AskPolicy } from './AskPolicy';

const links = {
  'policy.search': ({ query = '' }: Record<string, string> = {}) => `/Policy/PolicySearch?${query}`,
};
const meta = preview.meta({
  id: 'chat-ask-policy',
  title: '智能对话/AskPolicy 问政策',
  component: AskPolicy,
  args: { host: { links } } as object,
  render: (args) => (
    <ChatStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }}>
      <div style={{ padding: 24 }}>
        <AskPolicy />
      </div>
    </ChatStoryHost>
  ),
});
export default meta;

const served = (options: ChatServerOptions = {}) => answering(...createChatServer(options).handlers);
const question = '去年研发投入1286万元，能拿多少后补助';

export const Default = meta.story({
  name: '示例：写完回车，去政策问答，提问只发一次',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '问政策' }), `${question}{Enter}`);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/PolicyAssistant?c=c0000001'));
  },
});
export const Embedded = meta.story({
  name: '未接入大模型：没有深度思考',
  beforeEach: served({ model: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '添加附件' });
    await expect(canvas.queryByRole('button', { name: '深度思考' })).toBeNull();
  },
});
export const NoUses = meta.story({
  name: '次数用完：写明剩几次，发送时宿主说明，内容留着；检索照常',
  args: { host: { links, reserveUse: async () => null } } as object,
  beforeEach: served({ remaining: 0 }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '问政策' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('还能用0次'));
    await user.type(field, `${question}{Enter}`);
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(field).toHaveValue(question);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
    await user.click(canvas.getByRole('button', { name: '问政策' }));
    await user.click(await within(document.body).findByRole('menuitemradio', { name: '检索政策' }));
    await expect(await canvas.findByRole('textbox', { name: '检索政策' })).toHaveValue(question);
    await expect(canvas.getByRole('button', { name: '发送' })).toBeEnabled();
  },
});
export const StillUploading = meta.story({
  name: '附件没有传好就回车：说明为什么没有发送，问题留着',
  beforeEach: [served(), answering(...knowledgeHandlers({ isUploadStuck: true }))] as never,
  play: askWhileUploading('问政策'),
});
export const NotSent = meta.story({
  name: '没有发送：说明原因，内容留着',
  beforeEach: [
    served(),
    answering(
      mainHttp.post('/api/chat/createConversation', ({ response }) =>
        response.untyped(HttpResponse.json(fail(429, '提问太频繁，请1分钟后再试', 429), { status: 429 })),
      ),
    ),
  ] as never,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '问政策' });
    await user.type(field, `${question}{Enter}`);
    const [told] = await within(document.body).findAllByText(/提问太频繁，请1分钟后再试/);
    await expect(told).toBeVisible();
    await expect(field).toHaveValue(question);
  },
});
export const Searching = meta.story({
  name: '改为检索：去政策检索，不计次数',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '问政策' }));
    await user.click(await within(document.body).findByRole('menuitemradio', { name: '检索政策' }));
    await user.type(await canvas.findByRole('textbox', { name: '检索政策' }), '研发费用{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      `/Policy/PolicySearch?${new URLSearchParams({ q: '研发费用' })}`,
    );
  },
});
export const WithoutSearch = meta.story({
  name: '宿主没有政策检索：只能提问',
  args: { host: {} } as object,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '问政策' });
    await expect(canvas.queryByRole('button', { name: '问政策' })).toBeNull();
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：方式、提问、深度思考、附件、发送',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '深度思考' });
    await user.tab();
    await expect(canvas.getByRole('button', { name: '问政策' })).toHaveFocus();
    await user.tab();
    await user.keyboard(question);
    await user.tab();
    await expect(canvas.getByRole('button', { name: '深度思考' })).toHaveFocus();
    await user.keyboard(' ');
    await expect(canvas.getByRole('button', { name: '深度思考' })).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    await expect(canvas.getByRole('button', { name: '添加附件' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/PolicyAssistant?c='));
  },
});
export const LongWords = meta.story({
  name: '很长的提问：随字长高',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('textbox', { name: '问政策' }));
    await user.paste(question.repeat(12));
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: phone, beforeEach: served() });
