import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { accountHandlers, createShop, orderIn } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { orderReadFails, orderReadHangs } from '../../testing/orderHandlers';

const address = (query = '') => `/PersonalCenter/myOrder${query && `?${query}`}`;
const all = Object.values(orderIn).map((order, index) => ({
  ...order,
  id: `o${index}`,
  orderNo: `HC2026111200482${index}`,
}));
const many = Array.from({ length: 25 }, (_, index) => ({
  ...orderIn.cancelled,
  id: `m${index}`,
  orderNo: `HC20261112${String(index).padStart(6, '0')}`,
}));

const meta = preview.meta({
  id: 'account-my-order-page',
  title: '页面/账号/我的订单',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address() },
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: all }).handlers, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：每种状态一张',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'HC20261112004820' })).toHaveAttribute(
      'href',
      '/PersonalCenter/myOrder/orderDetail?orderId=o0',
    );
    await expect(canvas.getByText('共9项')).toBeVisible();
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Filtered = meta.story({
  name: '按状态筛选，写在地址里；没有时可以看全部',
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: all.filter(({ state }) => state !== 'draft') }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('共8项');
    await userEvent.click(canvas.getByRole('button', { name: '已开通' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(address('state=active'));
    await expect(await canvas.findByText('共1项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '草稿' }));
    await expect(await canvas.findByRole('heading', { name: '没有草稿的订单' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '全部' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText('共8项')).toBeVisible();
  },
});

export const Pages = meta.story({
  name: '订单很多：分页，页码写在地址里',
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: many }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('共25项');
    await userEvent.click(canvas.getByRole('button', { name: '第3页' }));
    await expect(await canvas.findByRole('link', { name: 'HC20261112000024' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(address('page=3'));
  },
});

export const Empty = meta.story({
  name: '还没有订单：去选择套餐',
  beforeEach({ msw }) {
    msw.use(...createShop().handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '选择套餐' }).at(-1)).toHaveAttribute('href', '/purchaseEquity');
  },
});

export const Loading = meta.story({
  name: '正在取订单',
  beforeEach({ msw }) {
    msw.use(orderReadHangs('list'));
  },
});

export const Failed = meta.story({
  name: '订单没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(orderReadFails('list'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '订单没有取到' })).toBeVisible(),
});

export const LongText = meta.story({
  name: '套餐名很长时换行',
  beforeEach({ msw }) {
    const orders = all.map((order) => ({
      ...order,
      planName: '专业版（面向专精特新与高新技术企业的年度服务与专属顾问）',
    }));
    msw.use(...createShop({ orders }).handlers);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：筛选，再打开订单',
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: '已退款' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('共1项')).toBeVisible());
    // Focus enters the table at its row.
    (await canvas.findByRole('link', { name: 'HC20261112004827' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('orderId=o7'));
  },
});
