import type { MatchSummary } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { delay } from 'msw';
import { expect, within } from 'storybook/test';
import { noEnterprise } from '../../shared/testing/matchHandlers';
import { goesByTab } from '../../shared/testing/states';
import { emptySummary, longTitle, matchEquity, matchSummary, policyHandlers } from '../../testing';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

const links = {
  'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation',
  'account.login': () => '/login',
  'account.purchaseEquity': () => '/PersonalCenter/purchaseEquity',
};
const host = { now: () => storyNow, links };
const says = (summary: MatchSummary) =>
  mainHttp.get('/api/v1/match/summary', ({ response }) => response(200).json(ok(summary)));

const meta = preview.meta({
  id: 'policy-index-page',
  title: '页面/政策/政策总览',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy', host },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers));
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const firm = within(await canvas.findByRole('region', { name: '本企业的三句话' }));
    // Each sentence leads to what shows it.
    await expect(firm.getByRole('link', { name: /^现在能报6项/ })).toHaveAttribute(
      'href',
      '/Policy/PolicyMatch1/report/r1?group=eligible&item=s-more-2.award',
    );
    await expect(firm.getByRole('link', { name: /研发费用再增加66万元/ })).toHaveAttribute(
      'href',
      expect.stringContaining('group=nearMiss'),
    );
    await expect(firm.getByRole('link', { name: /^再答6题/ })).toHaveAttribute(
      'href',
      expect.stringContaining('PolicyMatch1/proceed'),
    );
    await expect(canvas.getByText('现在在这里')).toBeVisible();
    await expect((await canvas.findAllByText('还可用18次'))[0]).toBeVisible();
  },
});

export const OlderReport = meta.story({
  name: '上次报告说的可能不同：依据在政策与匹配页，不指向旧的报告',
  beforeEach({ msw }) {
    msw.use(
      says({ ...matchSummary, lastReport: { id: 'r0', createdAt: '2026-11-06T06:00:00.000Z', isCurrent: false } }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^现在能报6项/ })).toHaveAttribute(
      'href',
      '/Policy/PolicyDetail/s-more-2',
    );
  },
});

export const NothingKnown = meta.story({
  name: '企业还没有资料：不编数字',
  beforeEach({ msw }) {
    msw.use(says(emptySummary));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '现在没有能报的政策' })).toBeVisible();
    await expect(canvas.getByText('没有适合本企业而正在申报的')).toBeVisible();
  },
});

export const NoEnterprise = meta.story({
  name: '还没有企业：从一个问题开始',
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '添加企业' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '最新政策' })).toBeVisible();
  },
});

export const Guest = meta.story({
  name: '没有登录：没有数目，公开的政策照常',
  args: {
    host: { ...host, session: { isSignedIn: false, start: () => undefined, end: () => undefined } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    await expect(await canvas.findByRole('heading', { name: '即将截止' })).toBeVisible();
    await expect(canvas.queryByText('差一点')).toBeNull();
  },
});

export const Expired = meta.story({
  name: '体验到期：没有数目，政策照常',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/equity/overview', ({ response }) =>
        response(200).json(ok({ ...matchEquity, trial: { ...matchEquity.trial, expired: true, daysLeft: 0 } })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/体验已到期/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '最新政策' })).toBeVisible();
    await expect(canvas.queryByText('差一点')).toBeNull();
  },
});

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/match/summary', async () => {
        await delay('infinite');
        return new Response();
      }),
    );
  },
});

export const Failing = meta.story({
  name: '本企业的情况没有取到，政策照常，可以重试',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/match/summary', ({ response }) =>
        response.untyped(Response.json(fail(400, '匹配服务出错', 400), { status: 400 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '最新政策' })).toBeVisible();
  },
});

const long = (brief: MatchSummary['best'][number]) => ({ ...brief, policy: { ...brief.policy, title: longTitle } });
export const Phone = meta.story({
  name: '窄屏375，超长标题',
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const { soonest, nearestMiss, closing, newest } = matchSummary;
    msw.use(
      says({
        ...matchSummary,
        soonest: soonest && long(soonest),
        nearestMiss: nearestMiss && long(nearestMiss),
        closing: closing.map(long),
        newest: newest.map(long),
      }),
    );
  },
});

export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
