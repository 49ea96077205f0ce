import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { accountHandlers, disconnect, hang, refuse, sampleSession } from '../../testing';
import { StoryHost } from '../../testing/StoryHost';
import { LoginByCodePage } from './LoginByCodePage';

const start = fn();
const over = refuse('loginByUserCode', 1102, '登录码不正确或已过期');

const meta = preview.meta({
  id: 'account-login-by-code-page',
  title: '页面/账号/用链接登录',
  component: LoginByCodePage,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    start.mockClear();
    msw.use(...accountHandlers);
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryHost
        path={
          (parameters.path as string | undefined) ?? '/login/api?userCode=q3W8xk2TnB7yLc5VhA1sRg&returnTo=%2Fpolicy'
        }
        session={{ start }}
      >
        <main>
          <Story />
        </main>
      </StoryHost>
    ),
  ],
});
export default meta;

export const Signs = meta.story({
  name: '登录成功：登录码已从地址里移除，其余的还在',
  play: async ({ canvas }) => {
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    await expect(start.mock.calls[0]?.[0]).toEqual({ ...sampleSession, isNewUser: false });
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/login\/api\?returnTo=%2Fpolicy$/);
  },
});

export const Loading = meta.story({
  name: '正在登录',
  beforeEach({ msw }) {
    msw.use(hang('loginByUserCode'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('正在登录'),
});

export const Over = meta.story({
  name: '链接用过或过了时间',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(over);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '登录链接已失效' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '用手机号登录' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fpolicy',
    );
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(start).not.toHaveBeenCalled();
  },
});

export const OverPhone = meta.story({
  name: '链接已失效，窄屏375',
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(over);
  },
});

export const Missing = meta.story({
  name: '地址里没有登录码',
  parameters: { path: '/login/api' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '登录链接不完整' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '用手机号登录' })).toHaveAttribute('href', '/login');
  },
});

export const Offline = meta.story({
  name: '网络断开：登录码还在，恢复后重试',
  beforeEach({ msw }) {
    msw.use(disconnect('loginByUserCode'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    await expect(canvas.getByText(/服务暂时连接不上/)).toBeVisible();
    msw.resetHandlers(...accountHandlers);
    await userEvent.click(retry);
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
  },
});

export const TooOften = meta.story({
  name: '尝试太频繁：可以再试',
  beforeEach({ msw }) {
    msw.use(refuse('loginByUserCode', 429, '尝试次数过多，请稍后再试', 429));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
});

export const ServerFailed = meta.story({
  name: '服务出错：给出编号',
  beforeEach({ msw }) {
    msw.use(refuse('loginByUserCode', 500, '登录服务出错，请重试', 500));
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/7f3a1120/)).toBeVisible(),
});

export const LongMessage = meta.story({
  name: '服务的说明很长',
  beforeEach({ msw }) {
    const message =
      '登录服务正在维护，预计云澜市工作日18点恢复；维护期间已登录的设备不受影响，企业网络以外的登录请改用手机号与短信验证码，或联系管理员';
    msw.use(refuse('loginByUserCode', 503, message, 503));
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：重试，或改用手机号',
  beforeEach({ msw }) {
    msw.use(disconnect('loginByUserCode'));
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '用手机号登录' })).toHaveFocus();
  },
});
