import { listPlans } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { accountHandlers, createShop } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { orderReadFails, orderReadHangs, orderRefuses } from '../../testing/orderHandlers';

const address = (query = '') => `/purchaseEquity${query && `?${query}`}`;
let shop: ReturnType<typeof createShop>;

const enterprise = {
  id: 'e1',
  name: '青岚精密制造（示例）有限公司',
  uscc: '91350100M000100Y43',
  regionCode: '330000',
  regionName: '浙江省',
  industryCode: null,
  industryName: null,
  establishedAt: null,
  isSample: true,
  isCurrent: true,
};
const enterprises = mainHttp.get('/api/v1/enterprise/list', ({ response }) =>
  response.untyped(HttpResponse.json(ok([enterprise]))),
);

const meta = preview.meta({
  id: 'account-purchase-equity-page',
  title: '页面/账号/选择套餐',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address('plan=professional') },
  beforeEach({ msw }) {
    shop = createShop();
    msw.use(...shop.handlers, enterprises, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：各套餐逐项对比，价格由服务端给',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '选择套餐' })).toBeVisible();
    await expect(await canvas.findByText('−¥1,280.00')).toBeVisible();
    await expect(canvas.getAllByText('¥11,520.00').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('沙箱支付')).toBeNull();
  },
});

export const Phone = meta.story({
  name: '窄屏375：套餐是一个单选，下面列出包含什么',
  globals: { viewport: { value: 'phone' } },
});

export const Loading = meta.story({
  name: '正在取套餐',
  beforeEach({ msw }) {
    msw.use(orderReadHangs('plans'));
  },
});

export const Failed = meta.story({
  name: '套餐没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(orderReadFails('plans'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '套餐没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: '没有可以购买的套餐',
  beforeEach({ msw }) {
    msw.use(...createShop({ plans: [] }).handlers);
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: '现在没有可以购买的套餐' })).toBeVisible(),
});

export const Choose = meta.story({
  name: '换套餐与周期，卖成员的部署还有成员数，写在地址里',
  beforeEach({ msw }) {
    const plans = listPlans.map((plan) => ({ ...plan, seats: 3, extraSeatFen: { year: 90_000, quarter: 27_000 } }));
    msw.use(...createShop({ plans }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择团队版' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(address('plan=team'));
    await userEvent.click(canvas.getByRole('radio', { name: '按季付' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('billing=quarter'));
    await userEvent.click(canvas.getByRole('button', { name: '提高 增加成员' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('seats=1'));
    await expect((await canvas.findAllByText('¥1,980.00'))[0]).toBeVisible();
  },
});

export const Submit = meta.story({
  name: '提交订单：先要同意协议，双击只下一张，然后是付款说明',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByText('−¥1,280.00');
    const submit = canvas.getByRole('button', { name: '提交订单' });
    await userEvent.click(submit);
    await expect(await canvas.findByText('请先阅读并同意服务订购协议')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /同意/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: '《服务订购协议》' }));
    const dialog = await body.findByRole('dialog', { name: '服务订购协议' });
    await waitFor(() =>
      expect(within(dialog).getByText('开通后7天内没有使用过的，可以在订单里申请全额退款。')).toBeVisible(),
    );
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByRole('heading', { name: '订单已提交' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/info/order?orderId=new1');
    await expect(shop.sent).toHaveLength(1);
    await expect(shop.sent[0]).toMatchObject({
      planId: 'professional',
      payableFen: '1152000',
      agreementVersion: '2026-11-21',
    });
  },
});

export const PriceChanged = meta.story({
  name: '价格变了：说出原来与现在的价格，确认后再提交',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−¥1,280.00');
    shop.raise(100_000);
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(
      await canvas.findByText(/价格有变：原来应付¥11,520\.00，现在应付¥12,520\.00。订单没有提交/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByRole('heading', { name: '订单已提交' })).toBeVisible();
    const keys = new Set(shop.sent.map(({ key }) => key));
    await expect(keys.size).toBe(2);
  },
});

export const AgreementChanged = meta.story({
  name: '协议有了新版本：说明原因，同意一次新的再提交',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−¥1,280.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    shop.renew('2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(
      await canvas.findByText(/服务订购协议已更新为2026-12-01版，请重新阅读并同意。订单没有提交/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /同意/ })).not.toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByRole('heading', { name: '订单已提交' })).toBeVisible();
    await expect(shop.sent.at(-1)).toMatchObject({ agreementVersion: '2026-12-01' });
  },
});

export const Refused = meta.story({
  name: '服务端不接受：原话说明，填写的都在',
  beforeEach({ msw }) {
    msw.use(orderRefuses('create', 409, '未付款的订单最多20张，请先付款或取消'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−¥1,280.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByText(/未付款的订单最多20张，请先付款或取消。订单没有提交/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /同意/ })).toBeChecked();
  },
});

export const InvoiceFields = meta.story({
  name: '要发票：抬头与税号取自企业信息，写错时说明现在的值',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−¥1,280.00');
    await userEvent.click(canvas.getByRole('switch', { name: '开具发票' }));
    const taxNo = await canvas.findByRole('textbox', { name: /税号/ });
    await waitFor(() => expect(taxNo).toHaveValue('91350100M000100Y43'));
    await expect(canvas.getByRole('textbox', { name: /抬头/ })).toHaveValue('青岚精密制造（示例）有限公司');
    await userEvent.type(taxNo, '{Backspace}');
    await userEvent.type(canvas.getByRole('textbox', { name: /邮箱/ }), 'caiwu');
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findByText('税号应为18位，现在是17位')).toBeVisible();
    await expect(canvas.getByText(/现在是“caiwu”/)).toBeVisible();
    await expect(shop.sent).toHaveLength(0);
  },
});

export const Sandbox = meta.story({
  name: '服务端提供在线支付时才有；沙箱写明不扣款',
  beforeEach({ msw }) {
    shop = createShop({ terms: { gateway: 'sandbox' } });
    msw.use(...shop.handlers);
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('radio', { name: /沙箱支付.*不产生真实扣款/ })).toBeVisible(),
});

export const AdviserOnly = meta.story({
  name: '由顾问报价的套餐：给出顾问的姓名与电话',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '联系顾问' }));
    const dialog = await body.findByRole('dialog', { name: '联系顾问' });
    await waitFor(() => expect(within(dialog).getByText('400-000-2026转826')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});

export const NoAdviser = meta.story({
  name: '没有配置顾问：说明找谁',
  beforeEach({ msw }) {
    msw.use(...createShop({ terms: { adviser: null } }).handlers);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '联系顾问' }));
    await waitFor(() => expect(body.getByText('还没有指定顾问，请联系签约时的销售人员')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});

export const Draft = meta.story({
  name: '存为草稿，之后在订单里提交',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByText('−¥1,280.00');
    await userEvent.click(canvas.getByRole('button', { name: '存为草稿' }));
    await expect(await canvas.findByRole('heading', { name: /草稿/ })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/PersonalCenter/myOrder/orderDetail?orderId=new1');
    await expect(await body.findByRole('alertdialog', { name: '草稿已保存，可以在我的订单里提交' })).toBeVisible();
  },
});

export const LongText = meta.story({
  name: '套餐名与功能很长',
  beforeEach({ msw }) {
    const plans = listPlans.map((plan) => ({
      ...plan,
      name: `${plan.name}（面向专精特新与高新技术企业的年度服务）`,
      summary: '财务、研发、知识产权与申报专员共同使用，多家企业统一管理，覆盖全部模块',
      features: [...plan.features, '私有部署、单点登录、数据导出与专属顾问在工作日十分钟内回复'],
    }));
    msw.use(...createShop({ plans }).handlers);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：选套餐、同意、提交',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−¥1,280.00');
    canvas.getByRole('button', { name: '选择团队版' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '已选团队版' })).toHaveFocus();
    canvas.getByRole('checkbox', { name: /同意/ }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('−¥680.00');
    canvas.getByRole('button', { name: '提交订单' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '订单已提交' })).toBeVisible();
  },
});
