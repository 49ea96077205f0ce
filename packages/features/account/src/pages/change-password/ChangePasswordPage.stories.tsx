import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { accountHandlers, disconnect, hang, refuse, userIs } from '../../testing';
import { StoryHost } from '../../testing/StoryHost';
import { ChangePasswordPage } from './ChangePasswordPage';

const end = fn();

const meta = preview.meta({
  id: 'account-change-password-page',
  title: '页面/账号/修改密码',
  component: ChangePasswordPage,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    end.mockClear();
    msw.use(...accountHandlers);
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryHost
        path={(parameters.path as string | undefined) ?? '/login/changepassword'}
        session={{ isSignedIn: true, phone: '13800138000', end }}
      >
        <main style={{ background: 'var(--hc-color-surface)', minHeight: '100dvh' }}>
          <Story />
        </main>
      </StoryHost>
    ),
  ],
});
export default meta;

export const ByOldPassword = meta.story({ name: '用原密码' });

export const ByCode = meta.story({
  name: '用验证码',
  parameters: { path: '/login/changepassword?by=code' },
});

export const Phone = meta.story({ name: '窄屏', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在取账号资料',
  beforeEach({ msw }) {
    msw.use(hang('userInfo'));
  },
});

export const Failed = meta.story({
  name: '账号资料没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(disconnect('userInfo'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const NoPasswordYet = meta.story({
  name: '还没有密码：只能用验证码',
  beforeEach({ msw }) {
    msw.use(userIs({ hasPassword: false }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有设置过密码，请用验证码设置')).toBeVisible();
    await expect(canvas.queryByLabelText('原密码')).toBeNull();
  },
});

export const WrongOldPassword = meta.story({
  name: '原密码不正确：写在原密码下面',
  beforeEach({ msw }) {
    msw.use(refuse('changePasswordByOldPassword', 1101, '原密码不正确'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'wrong');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await expect(await canvas.findByText('原密码不正确')).toBeVisible();
    await expect(canvas.getByLabelText('原密码')).toHaveFocus();
  },
});

export const SamePassword = meta.story({
  name: '新旧密码相同',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'Hengce@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2026{Enter}');
    await expect(canvas.getByText('新密码应与原密码不同，现在相同')).toBeVisible();
  },
});

export const Changes = meta.story({
  name: '修改成功：由宿主结束登录',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'Hengce@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await waitFor(() => expect(end.mock.calls[0]?.[0]).toBe('password-changed'));
  },
});

export const ChangesByCode = meta.story({
  name: '用验证码修改',
  parameters: { path: '/login/changepassword?by=code' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('138****8000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('60秒后可重发')).toBeVisible();
    await userEvent.keyboard('602841');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await waitFor(() => expect(end.mock.calls[0]?.[0]).toBe('password-changed'));
  },
});

export const Saving = meta.story({
  name: '正在修改',
  beforeEach({ msw }) {
    msw.use(hang('changePasswordByOldPassword'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'Hengce@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await expect(await canvas.findByRole('button', { name: /正在/ })).toBeVisible();
  },
});

export const ServerFailed = meta.story({
  name: '服务出错：所填内容都在，可以再试',
  beforeEach({ msw }) {
    msw.use(refuse('changePasswordByOldPassword', 500, '修改密码的服务出错，密码没有改变，请重试', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'Hengce@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('密码没有改变');
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Hengce@2027');
  },
});

export const LongMessage = meta.story({
  name: '服务的说明很长时换行',
  beforeEach({ msw }) {
    const message =
      '新密码与云澜市青岚精密制造（示例）有限公司规定的密码规则不符：应同时包含大写字母、小写字母、数字与符号，不得包含企业名称、姓名、手机号的任何连续四位，也不得与最近五次用过的密码相同';
    msw.use(refuse('changePasswordByOldPassword', 1106, message));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('原密码'), 'Hengce@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Hengce@2027{Enter}');
    await expect(await canvas.findByText(/密码规则不符/)).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：填写两项，回车修改',
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText('原密码');
    while (document.activeElement !== old) await userEvent.tab();
    await userEvent.keyboard('Hengce@2026');
    while (document.activeElement !== canvas.getByLabelText('新密码')) await userEvent.tab();
    await userEvent.keyboard('Hengce@2027{Enter}');
    await waitFor(() => expect(end.mock.calls[0]?.[0]).toBe('password-changed'));
  },
});
