import { accountHandlers, createFactStore, disconnect, hang, sampleUser, userIs } from '@hengce/account/testing';
import { mainHttp, ok } from '@hengce/api/testing';
import { createChatServer, knowledgeHandlers } from '@hengce/chat/testing';
import { policyHandlers } from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { foldedPreference, navPreference, themePreference } from '../session/preferences';
import { PortalStory } from '../testing/PortalStory';

const meta = preview.meta({
  id: 'portal-shell',
  title: '页面/门户/外壳',
  component: PortalStory,
  parameters: { isPage: true },
  args: { children: <p style={{ padding: 36 }}>页面内容</p> },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers);
    return () => {
      navPreference.set('expanded');
      foldedPreference.set('');
      themePreference.set('system');
    };
  },
});
export default meta;

export const Expanded = meta.story({
  name: '展开，在政策详情',
  tags: ['visual'],
  args: { path: '/Policy/PolicyDetail/s-rdsub-330000-1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /林知夏/ });
    await expect(canvas.getByText(sampleUser.enterprise?.name ?? '')).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getByRole('link', { name: '政策检索' })).toHaveAttribute('href', '/Policy/PolicySearch');
    await expect(canvas.getByRole('meter', { name: '试用版' })).toBeVisible();
  },
});

export const Collapsed = meta.story({
  name: '收起',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收起导航' }));
    await expect(canvas.getByRole('button', { name: '展开导航' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '政策检索' })).toBeVisible();
  },
});

export const Bought = meta.story({
  name: '已买套餐：侧栏写套餐与到期日，不再说试用',
  beforeEach({ msw }) {
    const plan = { name: '专业版', startsAt: '2026-11-19T09:30:00.000Z', expiresAt: '2027-11-19T09:30:00.000Z' };
    msw.use(userIs({ plan }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: '专业版' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('至2027年11月19日'),
    );
    await expect(canvas.queryByText('试用版')).toBeNull();
  },
});
export const Tablet = meta.story({ name: '平板：没有侧栏，用底栏', globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const AllPages = meta.story({
  name: '窄屏375：工具打开全部功能，去到别页就关上',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '工具' }));
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '全部功能' }));
    await expect(sheet.getByRole('link', { name: '企业评测' })).toHaveAttribute('href', '/iptools/companyEvaluating');
    await waitFor(() => expect(sheet.getByRole('link', { name: '企业评测' })).toBeVisible());
  },
});

export const Sections = meta.story({
  name: '并列的页面在顶栏，侧栏的组折起来会记住',
  tags: ['visual'],
  args: { path: '/Policy/policyNotice' },
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: '政策检索的各页' }));
    await expect(tabs.getByRole('link', { name: '通知' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'AI助手' }));
    await expect(canvas.queryByRole('link', { name: '知识库' })).toBeNull();
    await expect(foldedPreference.get()).toBe('assistant');
  },
});

export const OwnWork = meta.story({
  name: '命令面板：最近的对话；打字以后有文件、检索与提问',
  beforeEach({ msw }) {
    msw.use(...createChatServer().handlers, ...knowledgeHandlers());
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /搜索政策、页面或指令/ }));
    const palette = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '搜索与指令' }));
    await expect(await palette.findByRole('group', { name: '最近的对话' })).toBeInTheDocument();
    await userEvent.type(palette.getByRole('textbox', { name: '搜索与指令' }), '研发费用');
    const ask = await palette.findByRole('option', { name: /提问/ });
    await expect(ask).toHaveAttribute('href', `/Policy/PolicyAssistant?q=${encodeURIComponent('研发费用')}`);
    await expect(await palette.findByRole('group', { name: '我的文件' })).toBeInTheDocument();
  },
});

export const LastDay = meta.story({
  name: '试用今天到期',
  beforeEach({ msw }) {
    const expiresAt = '2026-11-20T15:59:59.000Z';
    msw.use(userIs({ trial: { startedAt: '2026-10-21T16:00:00.000Z', expiresAt, expired: false, daysLeft: 0 } }));
  },
  play: async ({ canvas }) => expect(await canvas.findByText('今天到期')).toBeVisible(),
});

export const TrialExpired = meta.story({
  name: '试用已到期',
  beforeEach({ msw }) {
    msw.use(userIs({ trial: { ...sampleUser.trial, expired: true, daysLeft: 0 } }));
  },
  play: async ({ canvas }) => expect(await canvas.findByText('已到期')).toBeVisible(),
});

export const Enterprises = meta.story({
  name: '切换企业：菜单列出各家，只用键盘',
  beforeEach({ msw }) {
    const vault = createFactStore();
    msw.use(...vault.handlers);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const chip = await canvas.findByRole('button', { name: /切换企业$/ });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const other = await body.findByRole('menuitemradio', { name: '云澜测试仪器有限公司' });
    await waitFor(() => expect(other).toBeVisible());
    await expect(body.getByRole('menuitemradio', { name: /青岚精密制造/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(chip).toHaveFocus());
  },
});

export const LongWords = meta.story({
  name: '超长的姓名、企业与页面名称',
  args: { path: '/Policy/PolicyDetail/s-rdsub-330000-1' },
  beforeEach({ msw }) {
    const name = '云澜市青岚精密机械制造与智能装备系统集成技术研究开发（示例）有限责任公司澄湖区第二分公司研发中心';
    msw.use(
      userIs({
        name: '阿依努尔·买买提江·阿卜杜热合曼',
        enterprise: { id: 'e2', name, regionName: '浙江省', isSample: true },
      }),
    );
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/研究开发（示例）有限责任公司澄湖区第二分公司研发中心$/)).toBeInTheDocument(),
});

export const Loading = meta.story({
  name: '正在取账号资料：导航先可用',
  beforeEach({ msw }) {
    msw.use(hang('userInfo'));
  },
});

let answerUser = () => {};
export const Steady = meta.story({
  name: '账号资料来了，导航的各项不动：早按的一下不会落空',
  beforeEach({ msw }) {
    const isAsked = new Promise<void>((resolve) => {
      answerUser = resolve;
    });
    msw.use(
      mainHttp.post('/api/v1/user/uInfo', async ({ response }) => {
        await isAsked;
        return response(200).json(ok(sampleUser));
      }),
    );
  },
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('link', { name: '项目申报' });
    const { top } = entry.getBoundingClientRect();
    answerUser();
    await expect(await canvas.findByText(sampleUser.enterprise?.name ?? '')).toBeVisible();
    await expect(entry.getBoundingClientRect().top).toBe(top);
  },
});

export const NoEnterprise = meta.story({
  name: '还没有企业：在企业的位置添加',
  beforeEach({ msw }) {
    msw.use(userIs({ enterprise: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '添加企业' })).toHaveAttribute(
      'href',
      expect.stringContaining('add=1'),
    );
  },
});

export const UserUnknown = meta.story({
  name: '账号资料没有取到：其他照常',
  beforeEach({ msw }) {
    msw.use(disconnect('userInfo'));
  },
});

export const Offline = meta.story({
  name: '网络断开',
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络已断开，已打开的内容仍可阅读。恢复后自动继续')).toBeVisible();
  },
});

export const ThemeMenu = meta.story({
  name: '只用键盘切换主题，焦点回到按钮',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '主题：跟随系统' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: /主题/ });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '主题：深色' })).toHaveFocus());
  },
});

export const UserMenu = meta.story({
  name: '账号菜单',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '账号，林知夏' }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('menuitem', { name: '修改密码' })).toHaveAttribute(
      'href',
      '/login/changepassword',
    );
    await expect(body.getByRole('menuitem', { name: '个人中心' })).toHaveAttribute(
      'href',
      '/PersonalCenter/personalCenterHome',
    );
    await expect(body.getByRole('menuitem', { name: '账号设置' })).toBeInTheDocument();
    await expect(body.getByRole('menuitem', { name: '退出登录' })).toBeInTheDocument();
  },
});

export const Bell = meta.story({
  name: '铃铛：有几条未读，通往消息中心',
  args: { path: '/PersonalCenter/messageCenter' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '消息，3条未读' })).toHaveAttribute(
      'href',
      '/PersonalCenter/messageCenter',
    );
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getByRole('link', { name: '个人中心' })).toHaveAttribute(
      'href',
      '/PersonalCenter/personalCenterHome',
    );
    await expect(trail.getByText('消息中心')).toBeVisible();
  },
});

export const Palette = meta.story({
  name: '按下 Ctrl K，找到政策，前往',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('页面内容');
    await userEvent.keyboard('{Control>}k{/Control}');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('检索');
    await expect(await within(dialog).findByRole('option', { name: /政策检索/ })).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}录音');
    await expect(await within(dialog).findByRole('option', { name: /会议录音/ })).toHaveAttribute(
      'href',
      '/efficiency/recording',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});

export const PaletteCommand = meta.story({
  name: '说出指令的名字，回车就执行，不去检索',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('页面内容');
    await userEvent.keyboard('{Control>}k{/Control}');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('深色');
    await within(dialog).findByRole('option', { name: '检索“\u2068深色\u2069”' });
    await waitFor(() => expect(within(dialog).getAllByRole('option')[0]).toHaveTextContent('切换为深色主题'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(themePreference.get()).toBe('dark'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});
