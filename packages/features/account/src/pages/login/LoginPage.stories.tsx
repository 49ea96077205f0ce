import preview from '@hengce/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accountHandlers, disconnect, hang, refuse, sampleSession } from '../../testing';
import { StoryHost } from '../../testing/StoryHost';
import { LoginPage } from './LoginPage';

const start = fn();

const meta = preview.meta({
  id: 'account-login-page',
  title: '页面/账号/登录',
  component: LoginPage,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    start.mockClear();
    msw.use(...accountHandlers);
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryHost path={(parameters.path as string | undefined) ?? '/login'} session={{ start }}>
        <Story />
      </StoryHost>
    ),
  ],
});
export default meta;

type Acting = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function fillPassword({ canvas, userEvent }: Acting, phone = '13800138000') {
  await userEvent.type(await canvas.findByLabelText('手机号'), phone);
  await userEvent.type(canvas.getByLabelText('密码'), 'Hengce@2026');
  await userEvent.click(canvas.getByRole('checkbox'));
}
const submit = ({ canvas, userEvent }: Acting, name = '登录') => userEvent.click(canvas.getByRole('button', { name }));

async function askForCode({ canvas, userEvent }: Acting) {
  await userEvent.type(await canvas.findByLabelText('手机号'), '138 0013 8000');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
}

export const ByPassword = meta.story({ name: '密码登录', tags: ['visual'] });

export const ByCode = meta.story({ name: '验证码登录', parameters: { path: '/login?view=code' } });

export const Phone = meta.story({
  name: '手机上只留表单',
  globals: { viewport: { value: 'phone' } },
});

export const NothingFilled = meta.story({
  name: '什么都没填就登录：每一处说明要填什么，焦点到第一处',
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByText('请填写手机号')).toBeVisible();
    await expect(context.canvas.getByText('请填写密码')).toBeVisible();
    await expect(context.canvas.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(context.canvas.getByLabelText('手机号')).toHaveFocus();
  },
});

export const ShortPhone = meta.story({
  name: '手机号少一位：离开时指出，改对后立即消失',
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText('手机号');
    await userEvent.type(phone, '1380013800');
    await expect(canvas.queryByText(/现在是10位/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('手机号应为11位，现在是10位')).toBeVisible();
    await userEvent.type(phone, '0');
    await expect(canvas.queryByText(/手机号应为11位/)).toBeNull();
    await expect(phone).toHaveValue('138 0013 8000');
  },
});

export const WrongPassword = meta.story({
  name: '手机号或密码不正确：所填内容都在',
  beforeEach({ msw }) {
    msw.use(refuse('login', 1101, '手机号或密码不正确'));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('手机号或密码不正确');
    await expect(context.canvas.getByLabelText('密码')).toHaveValue('Hengce@2026');
    await expect(start).not.toHaveBeenCalled();
  },
});

export const OnlyAgreementMissing = meta.story({
  name: '只差同意：说明并把焦点放到那一格',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800138000');
    await userEvent.type(canvas.getByLabelText('密码'), 'Hengce@2026{Enter}');
    await expect(canvas.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});

export const WrongManyTimes = meta.story({
  name: '密码连错5次：提示改用验证码，手机号带过去',
  beforeEach({ msw }) {
    msw.use(refuse('login', 1101, '手机号或密码不正确'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillPassword(context);
    for (let times = 1; times <= 5; times++) {
      await expect(canvas.queryByRole('link', { name: '用验证码登录' })).toBeNull();
      await submit(context);
      await waitFor(() => expect(canvas.getByRole('button', { name: '登录' })).not.toHaveAttribute('data-pending'));
      await canvas.findByText('手机号或密码不正确');
    }
    await userEvent.click(await canvas.findByRole('link', { name: '用验证码登录' }));
    await expect(await canvas.findByRole('button', { name: '获取验证码' })).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0013 8000');
  },
});

export const TooOften = meta.story({
  name: '尝试太频繁：写出几点可以再试',
  beforeEach({ msw }) {
    msw.use(refuse('login', 429, '尝试次数过多', 429, { retryAfterSeconds: 90 }));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('尝试次数过多，10:25:30后可重试');
  },
});

export const ServerFailed = meta.story({
  name: '服务出错：给出编号',
  beforeEach({ msw }) {
    msw.use(refuse('login', 500, '登录服务出错，请重试', 500));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('登录服务出错，请重试，编号7f3a1120');
  },
});

export const Offline = meta.story({
  name: '网络断开',
  beforeEach({ msw }) {
    msw.use(disconnect('login'));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('服务暂时连接不上，内容没有丢失');
  },
});

export const LongMessage = meta.story({
  name: '服务的说明很长时换行，所填内容都在',
  beforeEach({ msw }) {
    const message =
      '为保护账号安全，云澜市青岚精密制造（示例）有限公司的管理员限制了本账号的登录时段与登录地区，现在不在允许的范围内，请在工作日9点至18点使用企业网络登录，或联系管理员调整';
    msw.use(refuse('login', 1105, message));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('为保护账号安全');
    await expect(context.canvas.getByLabelText('密码')).toHaveValue('Hengce@2026');
  },
});

export const FieldRefused = meta.story({
  name: '服务指出某一项不对：写在那一项下面，改动后消失',
  beforeEach({ msw }) {
    const message = '手机号不在可登录范围内';
    msw.use(refuse('login', 400, message, 400, { fieldErrors: [{ field: 'phone', message }] }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillPassword(context);
    await submit(context);
    await expect(await canvas.findByText('手机号不在可登录范围内')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
    await userEvent.keyboard('{Backspace}1');
    await expect(canvas.queryByText('手机号不在可登录范围内')).toBeNull();
  },
});

export const Pending = meta.story({
  name: '正在登录',
  beforeEach({ msw }) {
    msw.use(hang('login'));
  },
  play: async (context) => {
    await fillPassword(context);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: /正在登录/ })).toHaveFocus();
  },
});

export const SignsIn = meta.story({
  name: '只用键盘完成密码登录',
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText('手机号');
    phone.focus();
    await userEvent.keyboard('13800138000{Tab}');
    // 忘记密码 stands beside the label of the password.
    while (document.activeElement !== canvas.getByLabelText('密码')) await userEvent.tab();
    await userEvent.keyboard('Hengce@2026');
    while (document.activeElement !== canvas.getByRole('checkbox')) await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    canvas.getByLabelText('密码').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(start.mock.calls[0]?.[0]).toEqual(sampleSession));
  },
});

export const CodeSent = meta.story({
  name: '验证码已发送：倒计时在换页签后仍在',
  parameters: { path: '/login?view=code' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForCode(context);
    await expect(await canvas.findByText('60秒后可重发')).toBeVisible();
    await expect(canvas.getByText('短信已发送，5分钟内有效。新手机号验证后自动开通试用')).toBeVisible();
    await expect(canvas.getByLabelText('验证码')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '密码登录' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/login$/);
    await userEvent.click(canvas.getByRole('link', { name: '验证码登录' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/login?view=code');
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0013 8000');
    await expect(canvas.getByText('60秒后可重发')).toBeVisible();
  },
});

export const WrongCode = meta.story({
  name: '验证码不正确：写在验证码下面',
  parameters: { path: '/login?view=code' },
  beforeEach({ msw }) {
    msw.use(refuse('loginByCode', 1102, '验证码不正确或已过期'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForCode(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await canvas.findByLabelText('验证码'));
    await userEvent.keyboard('602841{Enter}');
    await expect(await canvas.findByText('验证码不正确或已过期')).toBeVisible();
    await expect(canvas.getByLabelText('验证码')).toHaveFocus();
    await expect(canvas.getByLabelText('验证码')).toHaveValue('602841');
  },
});

export const BurntCode = meta.story({
  name: '验证码试错次数过多：需要重新获取',
  parameters: { path: '/login?view=code' },
  beforeEach({ msw }) {
    msw.use(refuse('loginByCode', 1103, '验证码已试错5次而失效，请重新获取'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForCode(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await canvas.findByLabelText('验证码'));
    await userEvent.keyboard('602841{Enter}');
    await expect(await canvas.findByText('验证码已试错5次而失效，请重新获取')).toBeVisible();
  },
});

export const CodeSentBefore = meta.story({
  name: '60秒内已发送过：接着倒计时',
  parameters: { path: '/login?view=code' },
  beforeEach({ msw }) {
    msw.use(refuse('sendCode', 1104, '验证码刚刚发送过，请查看短信', 429, { retryAfterSeconds: 42 }));
  },
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByText('42秒后可重发')).toBeVisible();
    await expect(context.canvas.getByText('验证码刚刚发送过，请查看短信')).toBeVisible();
  },
});

export const SignsInByCode = meta.story({
  name: '粘贴验证码后登录',
  parameters: { path: '/login?view=code' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForCode(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await canvas.findByLabelText('验证码'));
    await userEvent.paste('【衡策】验证码602841，5分钟内有效');
    await submit(context);
    await waitFor(() => expect(start.mock.calls[0]?.[0]).toEqual(sampleSession));
  },
});

export const Terms = meta.story({
  name: '阅读用户协议：不会因此勾选同意',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '《用户协议》' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '用户协议' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '我知道了' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const Forgot = meta.story({ name: '忘记密码', parameters: { path: '/login?view=forgot' } });

export const ResetsPassword = meta.story({
  name: '重设密码：要求与强度边输入边显示，完成后回到登录',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800138000');
    await userEvent.click(canvas.getByRole('link', { name: '忘记密码' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/login?view=forgot');
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0013 8000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('60秒后可重发')).toBeVisible();
    await userEvent.keyboard('602841');
    const password = canvas.getByLabelText('新密码');
    await userEvent.type(password, 'hengce');
    await expect(canvas.getByText('密码强度：弱')).toBeVisible();
    await submit(context, '重设密码');
    await expect(canvas.getByText('密码应为8至64个字符，现在是6个')).toBeVisible();
    await userEvent.type(password, '@2027Ab');
    await expect(canvas.getByText('密码强度：强')).toBeVisible();
    await submit(context, '重设密码');
    await expect(await canvas.findByText('密码已重设，请重新登录')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/login$/);
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
  },
});
