import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { accountHandlers } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { createFactStore } from '../../testing/factHandlers';
import {
  createSubscriptions,
  sampleSubscriptions,
  subscriptionActionsFail,
  subscriptionsFail,
  subscriptionsHang,
} from '../../testing/subscriptionHandlers';

const address = '/PersonalCenter/mySubscription';
const links = {
  'policy.detail': ({ policyId = '' } = {}) => `/Policy/PolicyDetail/${policyId}`,
  'policy.search': ({ query = '' } = {}) => `/Policy/PolicySearch?${query}`,
};
const body = () => within(document.body);

const meta = preview.meta({
  id: 'account-my-subscription-page',
  title: '页面/账号/我的订阅',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address, host: { links } },
  beforeEach({ msw }) {
    msw.use(...createSubscriptions(), ...createFactStore().handlers, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3个订阅，其中1个已暂停')).toBeVisible();
    await expect(canvas.getByText(/“研发费用补助”，浙江省，上次发现新政策：昨天/)).toBeVisible();
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在读取',
  beforeEach({ msw }) {
    msw.use(subscriptionsHang);
  },
});

export const Failed = meta.story({
  name: '没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(subscriptionsFail);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订阅没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: '还没有订阅：新建第一个',
  beforeEach({ msw }) {
    msw.use(...createSubscriptions([]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建订阅' }));
    const dialog = within(await body().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '订阅' }));
    await expect(await dialog.findByText('请填写关键词，或选择地区、支持方式')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '关键词' }), '设备更新');
    await userEvent.click(dialog.getByRole('button', { name: '订阅' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('设备更新')).toBeVisible();
  },
});

export const LongWords = meta.story({
  name: '名称与条件很长',
  beforeEach({ msw }) {
    const [first] = sampleSubscriptions;
    const name = '工业企业技术改造与设备更新项目贷款财政贴息以及首台套重大技术装备保险补偿';
    msw.use(
      ...createSubscriptions([
        {
          ...(first as (typeof sampleSubscriptions)[number]),
          name,
          summary: `“${name}”，浙江省或江苏省，奖励或资金补助`,
        },
      ]),
    );
  },
});

export const Hits = meta.story({
  name: '最近命中：看现在能找到什么',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '最近命中，浙江研发费用补助' }));
    await expect(await canvas.findByText('现在共6项，最新的2项')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '在检索里看全部' })).toHaveAttribute(
      'href',
      '/Policy/PolicySearch?q=%E7%A0%94%E5%8F%91%E8%B4%B9%E7%94%A8%E8%A1%A5%E5%8A%A9&region=330000',
    );
    await userEvent.click(canvas.getByRole('button', { name: '最近命中，浙江省杭州市' }));
    await expect(await canvas.findByText('现在没有命中，有了会提醒')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：暂停、改频率、退订并撤销',
  play: async ({ canvas, userEvent }) => {
    const active = await canvas.findByRole('switch', { name: /浙江研发费用补助/ });
    active.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('3个订阅，其中2个已暂停')).toBeVisible();
    const leave = canvas.getByRole('button', { name: '退订浙江研发费用补助' });
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '退订浙江研发费用补助' })).toBeNull());
    const undo = await body().findByRole('button', { name: '撤销' });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '退订浙江研发费用补助' })).toBeVisible();
  },
});

export const NotSaved = meta.story({
  name: '断网时退订：订阅仍在，说明没有退订',
  beforeEach({ msw }) {
    msw.use(...subscriptionActionsFail);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退订浙江研发费用补助' }));
    const failure = await body().findByRole('alertdialog');
    await expect(failure).toHaveTextContent('没有退订，仍会提醒');
    await expect(canvas.getByRole('button', { name: '退订浙江研发费用补助' })).toBeVisible();
    await userEvent.click(within(failure).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
  },
});
