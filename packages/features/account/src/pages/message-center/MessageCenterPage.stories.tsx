import type { Message } from '@hengce/api';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { accountHandlers, createMailbox, sampleMessages } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { messageActionsFail, messagesFail, messagesHang } from '../../testing/messageHandlers';

const address = (query = '') => `/PersonalCenter/messageCenter${query && `?${query}`}`;
let mailbox: ReturnType<typeof createMailbox>;

const meta = preview.meta({
  id: 'account-message-center-page',
  title: '页面/账号/消息中心',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address() },
  beforeEach({ msw }) {
    mailbox = createMailbox();
    msw.use(...mailbox.handlers, ...accountHandlers);
  },
});
export default meta;

const first = sampleMessages[0] as Message;
const many = Array.from({ length: 45 }, (_, index) => ({
  ...first,
  id: `n${index}`,
  title: `第${index + 1}条提醒`,
}));

export const Default = meta.story({
  name: '默认：每条写明为什么收到',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3条未读')).toBeVisible();
    await expect(await canvas.findByText('收到原因：您提交了订单HC20261112004821')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '付款凭证已收到' })).toHaveAttribute(
      'href',
      '/PersonalCenter/myOrder/orderDetail?orderId=6f1d0c2b',
    );
  },
});

export const Several = meta.story({
  name: '一条消息说的几项，各有各的页面；打开一项即读过',
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: /浙江研发费用补助.*的各项$/ }));
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Policy/PolicyDetail/s-rdsub-330000-1',
      '/Policy/PolicyDetail/s-rdsub-330100-1',
      '/Policy/publicity/s-rdsub-list-1',
    ]);
    await expect(canvas.queryByRole('link', { name: /^“浙江研发费用补助”/ })).toBeNull();
    await userEvent.click(list.getAllByRole('link')[1] as HTMLElement);
    await waitFor(() => expect(mailbox.unread()).toBe(2));
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在取消息',
  beforeEach({ msw }) {
    msw.use(messagesHang);
  },
});

export const Failed = meta.story({
  name: '消息没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(messagesFail);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '消息没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: '还没有消息',
  beforeEach({ msw }) {
    msw.use(...createMailbox([]).handlers);
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '还没有消息' })).toBeVisible(),
});

export const NoneOfType = meta.story({
  name: '没有这个类型的消息：可以看全部类型',
  args: { initialPath: address('type=publicity') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有“公示命中”消息')).toBeVisible();
    const all = canvas.getAllByRole('button', { name: '全部类型' });
    await userEvent.click(all.at(-1) as HTMLElement);
    await expect(await canvas.findByText('付款凭证已收到')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(address());
  },
});

export const Filtered = meta.story({
  name: '按类型和未读筛选，写在地址里',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '订单' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('type=order');
    await waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByText('贷款贴息还有8天截止')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: '已归档' }));
    await expect(await canvas.findByText('没有“订单”消息')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '全部类型' })[0] as HTMLElement);
    await expect(await canvas.findByText('“数字化转型”有1项新政策')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(address('box=archived'));
  },
});

export const Read = meta.story({
  name: '标为已读：一条，再全部',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '标为已读，付款凭证已收到' }));
    await expect(await canvas.findByText('2条未读')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }));
    await expect(await canvas.findByText('没有未读消息')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img', { name: '未读' })).toBeNull());
  },
});

export const Archive = meta.story({
  name: '归档后可以撤销，仍是未读',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '归档，付款凭证已收到' }));
    await waitFor(() => expect(canvas.queryByText('付款凭证已收到')).toBeNull());
    await userEvent.click(await body.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('付款凭证已收到')).toBeVisible();
    await expect(await canvas.findByText('3条未读')).toBeVisible();
    await waitFor(() => expect(body.queryByRole('button', { name: '撤销' })).toBeNull());
  },
});

export const Live = meta.story({
  name: '新消息自己出现，不用刷新',
  play: async ({ canvas }) => {
    await canvas.findByText('3条未读');
    await waitFor(() => expect(mailbox.streams()).toBeGreaterThan(0));
    mailbox.send({ ...first, id: 'live', title: '订单已开通', type: 'order', typeName: '订单' });
    await expect(await canvas.findByText('订单已开通')).toBeVisible();
    await expect(await canvas.findByText('4条未读')).toBeVisible();
  },
});

export const More = meta.story({
  name: '消息很多：加载更多',
  beforeEach({ msw }) {
    msw.use(...createMailbox(many).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已显示20条，共45条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByText('已显示40条，共45条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByText('共45条')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '加载更多' })).toBeNull();
  },
});

export const ActionFailed = meta.story({
  name: '标记没有成功：说明，消息没有变化',
  beforeEach({ msw }) {
    msw.use(...messageActionsFail);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '归档，付款凭证已收到' }));
    const failure = await body.findByRole('alertdialog');
    await expect(failure).toHaveTextContent('没有完成，消息没有变化。请重试');
    await expect(canvas.getByText('付款凭证已收到')).toBeVisible();
    await userEvent.click(within(failure).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
});

export const LongText = meta.story({
  name: '标题、正文与原因很长时换行',
  beforeEach({ msw }) {
    const long = {
      ...first,
      title: '云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展若干措施实施细则（示例）申报截止延后',
      body: '申报截止由2026年11月28日延后至2026年12月31日，第九条第二款、第十一条有修改，材料清单增加上一年度审计报告和研发费用专项审计报告。',
      reason: '您订阅了政策“云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展若干措施实施细则（示例）”',
    };
    msw.use(...createMailbox([long, ...sampleMessages]).handlers);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：归档后焦点到下一条',
  play: async ({ canvas, userEvent }) => {
    const archive = await canvas.findByRole('button', { name: '归档，贷款贴息还有8天截止' });
    archive.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^归档，“浙江研发费用补助”/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '归档，付款凭证已收到' })).toHaveFocus());
    for (const title of ['付款凭证已收到', '研发费用后补助实施细则（示例）有新版本', '手机号已更换']) {
      await waitFor(() => expect(canvas.getByRole('button', { name: `归档，${title}` })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    }
    await canvas.findByRole('heading', { name: '还没有消息' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});
