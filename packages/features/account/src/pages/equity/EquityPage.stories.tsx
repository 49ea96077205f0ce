import { getEquity } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { accountHandlers, createShop } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { orderReadFails, orderReadHangs } from '../../testing/orderHandlers';

const meta = preview.meta({
  id: 'account-equity-page',
  title: '页面/账号/剩余次数',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/info/equity' },
  beforeEach({ msw }) {
    msw.use(...createShop().handlers, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：各模块与来源，恢复与到期的日子，每一次的明细',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '各模块' }));
    await expect(await table.findByText('12月19日')).toBeVisible();
    await expect(table.getAllByText('没有可用的次数')).toHaveLength(1);
    await expect(await canvas.findByText('共45项')).toBeVisible();
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Filtered = meta.story({
  name: '按模块筛选明细，写在地址里',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByText('共45项');
    await userEvent.click(await canvas.findByRole('button', { name: /全部模块/ }));
    await userEvent.click(await body.findByRole('option', { name: '智能对话' }));
    await expect(await canvas.findByText('共15项')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/info/equity?module=assistant');
  },
});

export const Pages = meta.story({
  name: '明细分页',
  args: { initialPath: '/info/equity?page=3' },
  play: async ({ canvas }) => {
    const ledger = within(await canvas.findByRole('grid', { name: '明细' }));
    await waitFor(() => expect(ledger.getAllByRole('row')).toHaveLength(6));
  },
});

export const NewAccount = meta.story({
  name: '还没有明细',
  beforeEach({ msw }) {
    msw.use(mainHttp.get('/api/v1/equity/ledger', ({ response }) => response(200).json(ok({ rows: [], total: 0 }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有明细' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '导出本页' })).toBeDisabled();
  },
});

export const SaveCsv = meta.story({
  name: '导出的明细带年份，隔年打开也读得懂',
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const save = await canvas.findByRole('button', { name: '导出本页' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    const [[blob] = []] = made.mock.calls;
    made.mockRestore();
    await expect(blob instanceof Blob ? await blob.text() : '').toContain('2026年11月20日 16:12');
  },
});

export const Over = meta.story({
  name: '试用到期：各模块都没有可用的次数',
  beforeEach({ msw }) {
    const modules = getEquity.modules.map((module) => ({ ...module, remaining: 0, sources: [] }));
    const trial = { ...getEquity.trial, expired: true, daysLeft: 0 };
    msw.use(mainHttp.get('/api/v1/equity/overview', ({ response }) => response(200).json(ok({ trial, modules }))));
  },
  play: async ({ canvas }) => expect((await canvas.findAllByText('没有可用的次数')).length).toBe(6),
});

export const Loading = meta.story({
  name: '正在取剩余次数',
  beforeEach({ msw }) {
    msw.use(orderReadHangs('equity'), orderReadHangs('ledger'));
  },
});
export const Failed = meta.story({
  name: '次数与明细各自失败，各自重试',
  beforeEach({ msw }) {
    msw.use(orderReadFails('equity'), orderReadFails('ledger'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '剩余次数没有取到' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '明细没有取到' })).toBeVisible();
  },
});

export const LongText = meta.story({
  name: '模块名很长时换行',
  beforeEach({ msw }) {
    const modules = getEquity.modules.map((module) => ({
      ...module,
      moduleName: `${module.moduleName}与申报材料智能核对`,
    }));
    msw.use(
      mainHttp.get('/api/v1/equity/overview', ({ response }) => response(200).json(ok({ ...getEquity, modules }))),
    );
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：筛选再翻页',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('共45项');
    const next = await canvas.findByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('page=2'));
  },
});
