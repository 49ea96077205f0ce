import type { Order } from '@hengce/api';
import preview from '@hengce/storybook/preview';
import { expect, within } from 'storybook/test';
import { accountHandlers, createShop, orderIn, sampleOrder } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { orderReadFails, orderReadHangs } from '../../testing/orderHandlers';

const address = `/info/order?orderId=${sampleOrder.id}`;
const meta = preview.meta({
  id: 'account-order-placed-page',
  title: '页面/账号/下单与付款',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address },
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: [sampleOrder] }).handlers, ...accountHandlers);
  },
});
export default meta;

const withOrder = (name: string, heading: string, order: Order) =>
  meta.story({
    name,
    beforeEach({ msw }) {
      msw.use(...createShop({ orders: [order], terms: { gateway: 'sandbox' } }).handlers);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  });

export const Default = meta.story({
  name: '订单已提交：怎样付款，接下来怎样',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '订单已提交' })).toBeVisible();
    await expect(canvas.getByText('0000 2026 0000 1120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制转账附言' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      `/PersonalCenter/myOrder/orderDetail?orderId=${sampleOrder.id}`,
    );
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Online = withOrder('选了在线支付：就在这里付款', '订单已提交', {
  ...sampleOrder,
  payMethod: 'gateway',
  actions: ['pay', 'requestInvoice', 'cancel'],
});
export const Waiting = withOrder('凭证已上传，等待确认', '凭证已上传，等待确认到账', orderIn.proof_submitted);
export const Opened = withOrder('已开通：去看剩余次数', '权益已开通', orderIn.active);
export const Cancelled = withOrder('订单已取消', '订单已取消', orderIn.cancelled);
export const LongText = withOrder('名称很长时换行', '订单已提交', {
  ...sampleOrder,
  planName: '专业版（面向专精特新与高新技术企业的年度服务与专属顾问）',
  payee: {
    name: '衡策示例科技与企业政策服务股份有限公司云澜分公司',
    account: '0000 2026 0000 1120 0000 2026',
    bank: '示例银行股份有限公司云澜澄湖高新技术产业开发区支行',
    isSample: true,
  },
});

export const Guide = meta.story({
  name: '没有订单号：说明怎样下单与付款',
  args: { initialPath: '/info/order' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '下单与付款' })).toBeVisible();
    const steps = canvas.getByRole('list', { name: '下单与付款' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '选择套餐' })).toHaveAttribute('href', '/purchaseEquity');
  },
});

export const Loading = meta.story({
  name: '正在取订单',
  beforeEach({ msw }) {
    msw.use(orderReadHangs('detail'));
  },
});
export const Failed = meta.story({
  name: '订单没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(orderReadFails('detail'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '订单没有取到' })).toBeVisible(),
});

export const Keyboard = meta.story({
  name: '只用键盘：依次到每个复制按钮',
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: '复制户名' });
    first.focus();
    for (const label of ['复制账号', '复制开户行', '复制转账附言']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: label })).toHaveFocus();
    }
  },
});
