import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { answering, failing, gone, pending } from '../../../shared/testing/states';
import { allUnknown, longTitles, manyItems, matchReport, reportOf } from '../../../testing';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const address = (query = '') => `/Policy/PolicyMatch1/report/r1${query}`;

const meta = preview.meta({
  id: 'policy-match-report-page',
  title: '页面/政策/匹配报告',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address(), host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认：可申报', tags: ['visual'] });
export const NearMiss = meta.story({
  name: '差一点：差在哪里与做法',
  tags: ['visual'],
  args: { initialPath: address('?group=nearMiss') },
  play: async ({ canvas }) => {
    await canvas.findAllByText('规上工业企业研发费用补助');
    await expect(canvas.getByRole('heading', { name: '差在哪里' })).toBeVisible();
    // No change shows within the days that are left: they are not counted down, and nothing can be begun.
    await expect(canvas.queryByText(/还剩8天|^8天$/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: '开始申报' })).toBeNull();
    await expect(canvas.getByText(/^满足其中一种即可，/)).toBeVisible();
  },
});
export const NearMissOneWay = meta.story({
  name: '差一点：只有一种做法的，不说满足其中一种',
  args: { initialPath: address('?group=nearMiss') },
  beforeEach({ msw }) {
    const near = matchReport.items.find(({ group }) => group === 'nearMiss');
    if (!near) throw new Error('the fixture has one');
    msw.use(...matchHandlers({ report: reportOf([{ ...near, ways: near.ways.slice(0, 1) }]) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('时间按通常情况，不作承诺')).toBeVisible();
  },
});
export const ToVerify = meta.story({
  name: '待核实：满足其一、评分、当场确认',
  tags: ['visual'],
  args: { initialPath: address('?group=toVerify') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('知识产权质押融资补贴');
    await userEvent.click(canvas.getAllByRole('button', { name: '符合' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/report/r3'));
    await expect((await within(document.body).findAllByText('已按确认更新'))[0]).toBeVisible();
  },
});
export const Ineligible = meta.story({ name: '不符合', args: { initialPath: address('?group=ineligible') } });

export const NotNow = meta.story({
  name: '符合而今天不能报：等开放与已截止各自一组，写明哪天，不给开始申报',
  args: { initialPath: address('?group=waiting') },
  beforeEach({ msw }) {
    const [own, other] = matchReport.items.filter(({ group }) => group === 'eligible');
    if (!own || !other) throw new Error('the fixture has two');
    const upcoming = { state: 'upcoming', opensAt: '2027-03-01', closesAt: '2027-04-30', daysLeft: 101 } as const;
    const closed = { state: 'closed', opensAt: '2026-06-01', closesAt: '2026-07-31', daysLeft: null } as const;
    msw.use(
      ...matchHandlers({
        report: reportOf([
          { ...own, group: 'waiting', window: upcoming, conclusion: '条件都符合，2027年3月1日开放' },
          {
            ...other,
            group: 'closed',
            window: closed,
            conclusion: '条件都符合，本期2026年7月31日已截止，按上一期推算，预计2027年6月1日再开放',
          },
        ]),
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('条件都符合，2027年3月1日开放')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '开始申报' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '办事指南' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^已截止/ }));
    await expect(await canvas.findByText(/预计2027年6月1日再开放/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^可申报/ })).toHaveTextContent('0');
  },
});

export const EmptyGroup = meta.story({
  name: '这一组没有',
  args: { initialPath: address('?group=ineligible') },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: reportOf(matchReport.items.filter(({ group }) => group === 'eligible')) }));
  },
});
export const Empty = meta.story({
  name: '本地区没有政策',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: reportOf([]) }));
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach: answering(pending),
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach: answering(failing),
});
export const Gone = meta.story({
  name: '没有这份报告',
  beforeEach: answering(gone),
});
export const Stale = meta.story({
  name: '规则已更新',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: { ...matchReport, isStale: true } }));
  },
});
export const Unknown = meta.story({
  name: '什么都还不知道：待补充，不是零分',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: allUnknown }));
  },
});
export const LongTitles = meta.story({
  name: '很长的标题与多个发文机关',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: longTitles }));
  },
});
export const Many = meta.story({
  name: '60项',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: manyItems }));
  },
});
export const Shared = meta.story({
  name: '分享出去的：只能查看',
  args: { initialPath: '/Policy/PolicyMatch1/shared/Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl?group=toVerify' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('别人分享的报告，只能查看')).toBeVisible();
    // Of the page: a message of the story before may still stand beside it.
    const page = within(canvas.getByRole('main'));
    await expect(page.queryByRole('button')).toBeNull();
    await expect(page.queryByRole('link', { name: '第六条' })).toBeNull();
  },
});
export const SharedGone = meta.story({
  name: '分享已停止',
  args: { initialPath: '/Policy/PolicyMatch1/shared/Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl' },
  beforeEach: answering(gone),
});
export const Sharing = meta.story({
  name: '生成只读链接，再停止',
  play: async ({ canvas, userEvent }) => {
    const address = new URL('/Policy/PolicyMatch1/shared/Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl', document.baseURI).href;
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }));
    await expect(await dialog.findByRole('textbox', { name: '只读链接' })).toHaveValue(address);
    // Closed and opened again it is still there.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    const again = within(await within(document.body).findByRole('dialog'));
    await expect(again.getByRole('textbox', { name: '只读链接' })).toHaveValue(address);
    await userEvent.click(again.getByRole('button', { name: '停止分享' }));
    await expect(await again.findByRole('button', { name: '生成链接' })).toBeVisible();
    await userEvent.click(again.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
export const Compared = meta.story({
  name: '与上次比较',
  args: { initialPath: address('?before=r0') },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: '与上次比较' }));
    // The drawer fades in.
    await waitFor(() => expect(drawer.getByText('差一点→可申报')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('before');
  },
});
export const WhatIf = meta.story({
  name: '试算：改一个数字，看结论怎么变',
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '试算资料变化' }));
    const drawer = within(await body.findByRole('dialog', { name: '如果资料变了' }));
    const field = await drawer.findByRole('textbox', { name: /研发费用/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1900');
    await userEvent.tab();
    await expect(await drawer.findByText('可申报 6→7')).toBeVisible();
    await expect(drawer.getByText('2025年研发费用由1,286万元变为1,900万元')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '恢复原值' }));
    await expect(field).toHaveValue('1,286');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});
export const Phone = meta.story({ name: '窄屏375：清单', globals: { viewport: { value: 'phone' } } });
export const PhoneItem = meta.story({
  name: '窄屏375：一项政策',
  globals: { viewport: { value: 'phone' } },
  args: { initialPath: address('?item=l-yunlan-rd-2026-5.award') },
});
export const Keyboard = meta.story({
  name: '只用键盘：换一组，打开一项，条款可以打开',
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: /可申报/ });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /差一点/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('item='));
    await expect(canvas.getAllByRole('link', { name: '第四条' })[0]).toHaveAttribute(
      'href',
      '/Policy/PolicyDetail/l-yunlan-rd-2026-5#art-4',
    );
  },
});
