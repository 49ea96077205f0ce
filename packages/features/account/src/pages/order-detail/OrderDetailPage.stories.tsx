import type { Order, OrderState } from '@hengce/api';
import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accountHandlers, createShop, orderIn, sampleOrder } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { orderReadFails, orderReadHangs, orderRefuses } from '../../testing/orderHandlers';

const address = `/PersonalCenter/myOrder/orderDetail?orderId=${sampleOrder.id}`;

const meta = preview.meta({
  id: 'account-order-detail-page',
  title: '页面/账号/订单详情',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address },
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: [orderIn.proof_submitted] }).handlers, ...accountHandlers);
  },
});
export default meta;

/** The order as it is in one state of the machine. */
const inState = (state: OrderState, name: string, heading: string, patch: Partial<Order> = {}) =>
  meta.story({
    name,
    beforeEach({ msw }) {
      msw.use(...createShop({ orders: [{ ...orderIn[state], ...patch }] }).handlers);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible();
    },
  });

export const Default = meta.story({
  name: '等待确认到账：进度、金额、凭证、发票和顾问',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /等待确认到账/ })).toBeVisible();
    await expect(canvas.getByText('¥13,320.00')).toBeVisible();
    await expect(canvas.getByText('电子回单_1119.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载合同' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载收款凭证' })).toBeNull();
    await expect(canvas.getByText('这是示例账户，请不要付款')).toBeVisible();
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Draft = inState('draft', '草稿：可以提交或取消', '草稿');
export const Pending = inState('pending_payment', '等待付款：上传付款凭证', '等待付款');
export const Paid = inState('paid', '已到账', '已到账');
export const Active = inState('active', '已开通：合同与收款凭证都能下载，可以退款', '已开通');
export const Cancelled = inState('cancelled', '已取消', '已取消');
export const Refunding = inState('refunding', '退款中', '退款中');
export const Refunded = inState('refunded', '已退款', '已退款');
export const Expired = inState('expired', '已过期', '已过期');
export const Issued = inState('active', '发票已开具，不能再改', '已开通', {
  invoice: { ...(sampleOrder.invoice as NonNullable<Order['invoice']>), state: 'issued' },
  actions: [],
});
export const Unconfigured = inState('pending_payment', '没有配置收款账户与顾问', '等待付款', {
  payee: null,
  adviser: null,
});
export const PaidTwice = inState('active', '重复付款写在记录里', '已开通', {
  timeline: [
    ...orderIn.active.timeline,
    { state: 'active', name: '开通权益', at: '2026-11-20T02:00:00.000Z', note: '重复付款，多付的原路退回' },
  ],
});
export const LongText = inState('pending_payment', '名称与抬头很长时换行', '等待付款', {
  items: sampleOrder.items.map((item) => ({
    ...item,
    name: '专业版（面向专精特新与高新技术企业的年度服务），年付',
    detail: '八名成员与全部模块，含写作空间和工作日专属顾问，有效期自开通之日起十二个月',
  })),
  invoice: {
    ...(sampleOrder.invoice as NonNullable<Order['invoice']>),
    title: '青岚精密制造与智能装备系统集成技术服务（示例）股份有限公司云澜分公司',
    email: 'finance.and.accounting.department@qinglan-precision.example',
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Absent = meta.story({
  name: '没有这张订单，或属于别人',
  args: { initialPath: '/PersonalCenter/myOrder/orderDetail?orderId=nobody' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '没有找到这张订单' })).toBeVisible(),
});

const pdf = (name: string, content = '%PDF-1.7', type = 'application/pdf') => new File([content], name, { type });
const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector('input[type="file"]') as HTMLInputElement;

export const Upload = meta.story({
  name: '上传付款凭证：先查类型与大小，传完进入核对',
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: [orderIn.pending_payment] }).handlers);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('group', { name: '上传付款凭证' });
    const forced = { applyAccept: false };
    await userEvent.setup(forced).upload(inputOf(canvasElement), pdf('合同.docx', 'x', 'application/msword'));
    await expect(await canvas.findByText('文件应为PDF、PNG或JPEG，现在是“合同.docx”')).toBeVisible();
    await userEvent.setup(forced).upload(inputOf(canvasElement), pdf('大.pdf', 'x'.repeat(5_200_000)));
    await expect(await canvas.findByText('文件最大5MB，现在是5.2MB')).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), pdf('回单.pdf'));
    await expect(await canvas.findByRole('heading', { level: 1, name: /等待确认到账/ })).toBeVisible();
    await expect(canvas.getByText('回单.pdf')).toBeVisible();
    await expect(await body.findByRole('alertdialog', { name: '凭证已上传，正在核对到账' })).toBeVisible();
  },
});

export const UploadRefused = meta.story({
  name: '服务端不收这个文件：原话说明，原来的凭证不变',
  beforeEach({ msw }) {
    msw.use(orderRefuses('proof', 400, '文件应为PDF、PNG或JPEG，现在的内容不是，没有上传。请导出为其中一种后重试'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('电子回单_1119.pdf');
    await userEvent.upload(inputOf(canvasElement), pdf('回单.pdf'));
    await expect(
      await canvas.findByText(/现在的内容不是，没有上传。请导出为其中一种后重试。原来的凭证没有变化/),
    ).toBeVisible();
    await expect(canvas.getByText('电子回单_1119.pdf')).toBeVisible();
  },
});

export const Cancel = meta.story({
  name: '取消订单：先说后果，再取消',
  beforeEach({ msw }) {
    msw.use(...createShop({ orders: [orderIn.pending_payment] }).handlers);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    const dialog = await body.findByRole('alertdialog', { name: '取消这张订单？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /已取消/ })).toBeVisible();
    await expect(await body.findByRole('alertdialog', { name: '订单已取消' })).toBeVisible();
  },
});

export const CancelRefused = meta.story({
  name: '别人先确认了：不能再取消，订单没有变化',
  beforeEach({ msw }) {
    msw.use(orderRefuses('cancel', 409, '订单已开通，不能再取消'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    const dialog = await body.findByRole('alertdialog', { name: '取消这张订单？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(within(dialog).getByText('订单已开通，不能再取消。订单没有变化')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '保留订单' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
});

export const Invoice = meta.story({
  name: '修改发票：税号写错时说明现在的值，保存后写在订单里',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const dialog = await body.findByRole('dialog', { name: '发票' });
    const taxNo = within(dialog).getByRole('textbox', { name: /税号/ });
    await userEvent.type(taxNo, '{Backspace}4');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存发票信息' }));
    await waitFor(() => expect(within(dialog).getByText('税号校验位不对，请与营业执照核对')).toBeVisible());
    await userEvent.type(taxNo, '{Backspace}3');
    const email = within(dialog).getByRole('textbox', { name: /邮箱/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'new@qinglan.example');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存发票信息' }));
    await expect(await canvas.findByText('new@qinglan.example')).toBeVisible();
    await expect(await body.findByRole('alertdialog', { name: '发票信息已保存' })).toBeVisible();
  },
});

export const SubmitDraft = meta.story({
  name: '继续草稿：先要同意协议，价格变了先说出来',
  beforeEach({ msw }) {
    const shop = createShop({ orders: [{ ...orderIn.draft, extraSeats: 0, payableFen: 1_052_000 }] });
    shop.raise(100_000);
    msw.use(...shop.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    const agree = await canvas.findByRole('checkbox', { name: /同意/ });
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByText('请先阅读并同意服务订购协议')).toBeVisible();
    await userEvent.click(agree);
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByText(/价格有变：草稿里是¥10,520\.00，现在应付¥12,520\.00/)).toBeVisible();
  },
});

export const Sandbox = meta.story({
  name: '在线支付：沙箱写明不扣款，付完即开通',
  beforeEach({ msw }) {
    const order = { ...orderIn.pending_payment, payMethod: 'gateway' as const };
    const orders = [{ ...order, actions: ['pay' as const, 'cancel' as const] }];
    msw.use(...createShop({ orders, terms: { gateway: 'sandbox' } }).handlers);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('沙箱支付不产生真实扣款，用于演示')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '用沙箱支付' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /已开通/ })).toBeVisible();
    await expect(canvas.getByText('在线支付', { selector: 'h1 *' })).toBeVisible();
    await expect(await body.findByRole('alertdialog', { name: '已到账，权益已开通' })).toBeVisible();
  },
});

const leave = fn();
const atGateway = {
  beforeEach({ msw }: { msw: { use: (...handlers: ReturnType<typeof createShop>['handlers']) => void } }) {
    leave.mockClear();
    const order = { ...orderIn.pending_payment, actions: ['pay' as const, 'cancel' as const] };
    msw.use(...createShop({ orders: [order], terms: { gateway: 'unionpay' } }).handlers);
  },
};
export const Gateway = meta.story({
  ...atGateway,
  name: '在线支付：由宿主前往支付网关',
  args: { host: { leave } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在线支付' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://unionpay.example/pay'));
  },
});
export const GatewayLink = meta.story({
  ...atGateway,
  name: '宿主不能离开页面时，给出前往支付网关的链接',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在线支付' }));
    const link = await canvas.findByRole('link', { name: '前往支付页面' });
    await expect(link).toHaveAttribute('href', 'https://unionpay.example/pay');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：取消后改主意，焦点回到按钮',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const cancel = await canvas.findByRole('button', { name: '取消订单' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await body.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '保留订单' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveFocus());
  },
});
