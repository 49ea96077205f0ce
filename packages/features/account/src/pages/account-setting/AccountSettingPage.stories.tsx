import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accountHandlers, disconnect, refuseOnce, userIs } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { createSettings, refuseExport, refuseSetting, settingsFail, settingsHang } from '../../testing/settingHandlers';

const end = fn();
const meta = preview.meta({
  id: 'account-setting-page',
  title: '页面/账号/账号设置',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: {
    initialPath: '/PersonalCenter/accountSetting',
    host: { session: { isSignedIn: true, phone: '13800138000', start: () => undefined, end } },
  },
  beforeEach({ msw }) {
    end.mockClear();
    msw.use(...createSettings(), ...accountHandlers);
  },
});
export default meta;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在取登录中的设备，其他先可用',
  beforeEach({ msw }) {
    msw.use(...settingsHang);
  },
});

export const Failed = meta.story({
  name: '账号资料没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(disconnect('userInfo'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '账号设置没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const PartsFailed = meta.story({
  name: '设备与通知没有取到，其他照常',
  beforeEach({ msw }) {
    msw.use(...settingsFail);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录中的设备没有取到')).toBeVisible();
    await expect(await canvas.findByText('通知设置没有取到')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('林知夏');
  },
});

export const Name = meta.story({
  name: '姓名：太长时说出现值，改好后保存',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, '一二三四五六七八九十一二三四五六七八九十一{Enter}');
    await expect(await canvas.findByText('姓名最多20个字，现在是21个')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, '林知秋{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled());
    await expect(name).toHaveValue('林知秋');
  },
});

export const ChangePhone = meta.story({
  name: '更换手机号：新验证码不正确写在它下面，改好后更换',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换手机号' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '更换手机号' }));
    const asks = () => dialog.getAllByRole('button', { name: '获取验证码' });
    await userEvent.click(asks()[0] as HTMLElement);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '原手机号的验证码' })).toHaveFocus());
    await userEvent.keyboard('602841');
    await userEvent.type(dialog.getByLabelText('新手机号'), '13800138000{Enter}');
    await expect(await dialog.findByText('新手机号应与原手机号不同，现在相同')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('新手机号'));
    await userEvent.type(dialog.getByLabelText('新手机号'), '13900139000');
    await userEvent.click(asks()[0] as HTMLElement);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '新手机号的验证码' })).toHaveFocus());
    await userEvent.keyboard('000000{Enter}');
    await expect(await dialog.findByText(/验证码不正确或已过期/)).toBeVisible();
    const code = dialog.getByRole('textbox', { name: '新手机号的验证码' });
    await userEvent.clear(code);
    await userEvent.type(code, '118203{Enter}');
    await expect(await canvas.findByText('139****9000')).toBeVisible();
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const EndSession = meta.story({
  name: '退出一台设备，先确认',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('本机')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '退出，iPhone上的微信' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('alertdialog', { name: '退出iPhone上的微信？' }));
    await userEvent.click(dialog.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(canvas.queryByText('iPhone上的微信')).toBeNull());
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('alertdialog', { name: /^退出iPhone/ })).toBeNull());
    await expect(canvas.getByText('未知设备')).toBeVisible();
  },
});

export const EndOthers = meta.story({
  name: '退出其他全部设备',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出其他设备' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('alertdialog', { name: '退出其他设备？' }));
    await waitFor(() => expect(dialog.getByText(/^2台设备需要重新登录/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(canvas.queryByText('未知设备')).toBeNull());
    await expect(await canvas.findByText('Windows上的Chrome')).toBeVisible();
  },
});

export const SessionGone = meta.story({
  name: '要退出的设备已经退出：说明原因',
  beforeEach({ msw }) {
    msw.use(refuseSetting('revokeSession', 404, '没有找到这台设备，可能已经退出', 404));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出，未知设备' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '退出' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('没有找到这台设备');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
});

export const Notifications = meta.story({
  name: '关闭一类通知；与款项、账号有关的不能关，写明原因',
  play: async ({ canvas, userEvent }) => {
    const publicity = await canvas.findByRole('switch', { name: '公示命中' });
    await expect(canvas.getByRole('switch', { name: '订单' })).toBeDisabled();
    await expect(canvas.getByText(/与款项有关，总会发送/)).toBeVisible();
    await userEvent.click(publicity);
    await waitFor(() => expect(publicity).not.toBeChecked());
    await expect(canvas.getByRole('switch', { name: '截止提醒' })).toBeChecked();
  },
});

export const NotificationsFailed = meta.story({
  name: '通知设置没有保存：开关回到原处，可以重试',
  beforeEach({ msw }) {
    msw.use(refuseSetting('saveNotifications', 500, '服务出错', 500));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const deadline = await canvas.findByRole('switch', { name: '截止提醒' });
    await userEvent.click(deadline);
    const failure = await bodyOf(canvasElement).findByRole('alertdialog');
    await expect(failure).toHaveTextContent('通知设置没有保存。请重试');
    await expect(deadline).toBeChecked();
    await userEvent.click(within(failure).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
});

export const ExportTooOften = meta.story({
  name: '导出太频繁：说出几点后可重试',
  beforeEach({ msw }) {
    msw.use(refuseExport);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出账号数据' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请在40分钟后重试');
  },
});

export const Close = meta.story({
  name: '注销账号：说明后果，验证码与输入确认，之后由宿主结束登录',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '注销账号' }));
    await waitFor(() => expect(dialog.getByText(/立即生效/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '注销账号' }));
    await expect(await dialog.findByText('请输入“注销账号”四个字')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '验证码' })).toHaveFocus());
    await userEvent.keyboard('602841');
    await userEvent.type(dialog.getByLabelText('输入“注销账号”'), '注销账号{Enter}');
    await waitFor(() => expect(end).toHaveBeenCalledWith('account-closed'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const CodeAgain = meta.story({
  name: '验证码刚发送过的提示，在后来的一条发出后就没有了',
  beforeEach({ msw }) {
    msw.use(refuseOnce('sendCode', 1104, '验证码刚刚发送过，请查看短信', 429));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '注销账号' }));
    const ask = await dialog.findByRole('button', { name: '获取验证码' });
    await userEvent.click(ask);
    await expect(await dialog.findByText('验证码刚刚发送过，请查看短信')).toBeVisible();
    await userEvent.click(ask);
    await expect(await dialog.findByText(/短信已发送/)).toBeVisible();
    await expect(dialog.queryByText('验证码刚刚发送过，请查看短信')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const CloseRefused = meta.story({
  name: '款项还在处理：不能注销，说出订单，所填的都在',
  beforeEach({ msw }) {
    msw.use(refuseSetting('close', 409, '订单HC20261112004821的款项还在处理，完成后再注销', 409));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '注销账号' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '验证码' }), '602841');
    await userEvent.type(dialog.getByLabelText('输入“注销账号”'), '注销账号{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('款项还在处理');
    await expect(dialog.getByLabelText('输入“注销账号”')).toHaveValue('注销账号');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const NoName = meta.story({
  name: '还没有姓名与密码',
  beforeEach({ msw }) {
    msw.use(userIs({ name: '', hasPassword: false }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '设置密码' })).toHaveAttribute(
      'href',
      '/login/changepassword',
    );
  },
});

export const LongText = meta.story({
  name: '超长的姓名',
  beforeEach({ msw }) {
    msw.use(userIs({ name: '阿依努尔·买买提江·阿卜杜热合曼·吐尔逊' }));
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：打开更换手机号，Esc关闭，焦点回到按钮',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '更换手机号' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await bodyOf(canvasElement).findByRole('dialog', { name: '更换手机号' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
