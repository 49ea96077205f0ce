import { listReports } from '@hengce/api/examples';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { accountHandlers } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { createReportLists, refuseRemoval, reportListsFail, reportListsHang } from '../../testing/reportHandlers';

const meta = preview.meta({
  id: 'account-my-report-page',
  title: '页面/账号/我的报告与评测',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/PersonalCenter/myReport' },
  beforeEach({ msw }) {
    msw.use(...createReportLists(), ...accountHandlers);
  },
});
export default meta;

const first = listReports.rows[0];
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Default = meta.story({
  name: '我的报告',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可申报6项，差一点9项')).toBeVisible();
    await expect(canvas.getByText('规则已更新')).toBeVisible();
  },
});

export const Reviews = meta.story({
  name: '我的评测：没有地址的只是名称',
  args: { initialPath: '/PersonalCenter/myReview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('86.5分，高于合格线16.5分')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '专精特新自评' })).toBeNull();
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在取列表',
  beforeEach({ msw }) {
    msw.use(...reportListsHang);
  },
});

export const Failed = meta.story({
  name: '报告没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(...reportListsFail);
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '报告没有取到' })).toBeVisible(),
});

export const Empty = meta.story({
  name: '还没有报告：说出什么会在这里，可以开始匹配',
  args: { host: { links: { 'policy.matchProceed': () => '/Policy/PolicyMatch1/proceed' } } },
  beforeEach({ msw }) {
    msw.use(...createReportLists([], []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有报告' })).toBeVisible();
    await expect(canvas.getByText(/政策匹配、项目申报匹配/)).toBeVisible();
    const begin = canvas.getByRole('link', { name: '开始匹配' });
    await expect(begin).toHaveAttribute('href', '/Policy/PolicyMatch1/proceed');
  },
});

export const EmptyReviews = meta.story({
  name: '还没有评测：可以开始自评',
  args: {
    initialPath: '/PersonalCenter/myReview',
    host: { links: { 'policy.evaluation': () => '/iptools/companyEvaluating' } },
  },
  beforeEach({ msw }) {
    msw.use(...createReportLists([], []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有评测' })).toBeVisible();
    const begin = canvas.getByRole('link', { name: '开始自评' });
    await expect(begin).toHaveAttribute('href', '/iptools/companyEvaluating');
  },
});

export const Many = meta.story({
  name: '很多报告：加载更多',
  beforeEach({ msw }) {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...first, id: `n${index}`, title: `报告${index + 1}` }));
    msw.use(...createReportLists(many as typeof listReports.rows));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已显示20项，共25项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByText('共25项')).toBeVisible();
  },
});

export const Remove = meta.story({
  name: '删除一份，先确认；只用键盘',
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('button', { name: '删除，项目申报匹配报告' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await bodyOf(canvasElement).findByRole('alertdialog', { name: '删除“项目申报匹配报告”？' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('可申报6项，差一点9项')).toBeNull());
    await expect(canvas.getByText('可申报3项')).toBeVisible();
  },
});

export const RemovedElsewhere = meta.story({
  name: '已在别处删除：说明原因',
  beforeEach({ msw }) {
    msw.use(refuseRemoval);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除，项目申报匹配报告' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('没有找到，可能已被删除');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
});

export const LongText = meta.story({
  name: '标题与企业名称很长时换行',
  beforeEach({ msw }) {
    const long = {
      ...first,
      title: '云澜市青岚精密机械制造与智能装备系统集成技术研究开发（示例）有限责任公司2026年度项目申报匹配报告',
      subject: '云澜市青岚精密机械制造与智能装备系统集成技术研究开发（示例）有限责任公司澄湖区第二分公司研发中心',
      isStale: true,
    };
    msw.use(...createReportLists([long as (typeof listReports.rows)[number]]));
  },
});
