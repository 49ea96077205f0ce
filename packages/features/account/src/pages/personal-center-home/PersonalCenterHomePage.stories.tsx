import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { accountHandlers, createMailbox, disconnect, hang, sampleUser, userIs } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { createFactStore } from '../../testing/factHandlers';
import { messagesFail } from '../../testing/messageHandlers';
import { createShop } from '../../testing/orderHandlers';
import { createReportLists, reportListsFail } from '../../testing/reportHandlers';

const meta = preview.meta({
  id: 'account-personal-center-home-page',
  title: '页面/账号/个人中心',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/PersonalCenter/personalCenterHome' },
  beforeEach({ msw }) {
    msw.use(...createReportLists(), ...createFactStore().handlers, ...createShop().handlers, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '林知夏' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('可申报6项，差一点9项')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: '3条未读' })).toHaveAttribute(
      'href',
      '/PersonalCenter/messageCenter?box=unread',
    );
    await expect(canvas.getByRole('link', { name: '编辑资料' })).toHaveAttribute(
      'href',
      '/PersonalCenter/accountSetting',
    );
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '正在取账号资料',
  beforeEach({ msw }) {
    msw.use(hang('userInfo'));
  },
});

export const Failed = meta.story({
  name: '账号资料没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(disconnect('userInfo'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
});

export const PartsFailed = meta.story({
  name: '几块没有取到，其他照常，各自可以重试',
  beforeEach({ msw }) {
    msw.use(
      ...reportListsFail,
      messagesFail,
      mainHttp.get('/api/v1/equity/overview', ({ response }) => response.untyped(HttpResponse.error())),
      mainHttp.get('/api/v1/enterprise/list', ({ response }) => response.untyped(HttpResponse.error())),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(4));
    await expect(canvas.getByRole('heading', { level: 1, name: '林知夏' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: '刚注册：没有姓名、企业、报告和消息',
  beforeEach({ msw }) {
    msw.use(
      userIs({ name: '', enterprise: null }),
      ...createReportLists([], []),
      ...createMailbox([]).handlers,
      mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([]))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有填写姓名' })).toBeVisible();
    await expect(await canvas.findByText(/还没有添加企业/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '企业资料' })).toBeNull();
    await expect(await canvas.findByText(/还没有报告与评测/)).toBeVisible();
    await expect(await canvas.findByText('还没有消息')).toBeVisible();
  },
});

export const TrialEnds = meta.story({
  name: '试用还剩3天：写进待办',
  beforeEach({ msw }) {
    msw.use(userIs({ trial: { ...sampleUser.trial, expiresAt: '2026-11-23T02:00:00.000Z', daysLeft: 3 } }));
  },
});

export const TrialOver = meta.story({
  name: '体验已到期',
  beforeEach({ msw }) {
    msw.use(
      userIs({ trial: { ...sampleUser.trial, expiresAt: '2026-11-19T02:00:00.000Z', daysLeft: 0, expired: true } }),
    );
  },
});

export const LongText = meta.story({
  name: '超长的姓名与消息',
  beforeEach({ msw }) {
    const title = '云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展若干措施实施细则（示例）申报截止延后';
    const long = {
      id: 'l1',
      type: 'change' as const,
      typeName: '政策变更',
      title,
      body: '',
      reason: '',
      link: null,
      items: [],
    };
    const dates = { readAt: null, archivedAt: null, createdAt: '2026-11-20T01:00:00.000Z' };
    msw.use(userIs({ name: '阿依努尔·买买提江·阿卜杜热合曼' }), ...createMailbox([{ ...long, ...dates }]).handlers);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：先到编辑资料',
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('link', { name: '编辑资料' });
    for (let i = 0; i < 20 && document.activeElement !== edit; i++) await userEvent.tab();
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号设置' })).toBeVisible();
  },
});
