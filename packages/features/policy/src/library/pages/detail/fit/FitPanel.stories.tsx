import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, within } from 'storybook/test';
import { noEnterprise } from '../../../../shared/testing/matchHandlers';
import {
  eligibleItem,
  ineligibleItem,
  localPolicy,
  metadataPolicy,
  nearMissItem,
  policyHandlers,
  policyMatchOf,
  waitingItem,
} from '../../../../testing';
import { PolicyStoryHost } from '../../../../testing/PolicyStoryHost';

const links = {
  'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation',
  'account.login': () => '/login',
};
const judges = (match = policyMatchOf(localPolicy.id)) =>
  mainHttp.get('/api/v1/match/policy', ({ response }) => response(200).json(ok(match)));
const item = (from: typeof eligibleItem, itemId: string, itemName: string) => ({
  ...from,
  policy: { ...from.policy, itemId, itemName },
});

const meta = preview.meta({
  id: 'policy-detail-fit',
  title: '页面/政策/详情里的我符合吗',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: `/Policy/PolicyDetail/${localPolicy.id}`, host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers));
  },
});
export default meta;

export const Waiting = meta.story({
  name: '差一项确认',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '研发费用后补助的条件' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getByRole('link', { name: '请您确认' })).toHaveAttribute(
      'href',
      '/Policy/PolicyMatch1/proceed?q=attest%3Ano-accident',
    );
    await expect(canvas.getByRole('link', { name: /的报告$/ })).toHaveAttribute(
      'href',
      `/Policy/PolicyMatch1/report/r1?item=${localPolicy.id}.award`,
    );
    // Key facts stay beside it.
    await expect(canvas.getByRole('heading', { name: '要点' })).toBeVisible();
  },
});

export const SeveralItems = meta.story({
  name: '几项事项：只列出卡住的条件',
  beforeEach({ msw }) {
    msw.use(
      judges(
        policyMatchOf(localPolicy.id, [
          item(eligibleItem, 'a', '研发费用后补助'),
          item({ ...nearMissItem, counts: { ...nearMissItem.counts, met: 9 } }, 'b', '贷款贴息'),
          item(waitingItem, 'c', '首台（套）装备奖励'),
          item(ineligibleItem, 'd', '境内上市奖励'),
        ]),
      ),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '贷款贴息的条件' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    // As many as the cells beside the verdict count, where conditions of several parts count each part.
    await expect(canvas.getByText('其余9项符合')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '研发费用后补助的条件' })).toBeNull();
    const conflicts = within((await canvas.findAllByRole('list', { name: '不能同时享受' }))[0] as HTMLElement);
    await expect(conflicts.getByRole('link', { name: '浙江省企业研发费用后补助实施细则' })).toHaveAttribute(
      'href',
      '/Policy/PolicyDetail/s-rdsub-330000-1',
    );
    await expect(conflicts.getByText(/同一笔研发费用不重复享受，就高执行/)).toBeVisible();
  },
});

export const Unreadable = meta.story({
  name: '没有可以核对的条件，照实说',
  args: { initialPath: `/Policy/PolicyDetail/${metadataPolicy.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有可以申报并逐条核对的条件/)).toBeVisible();
  },
});

export const NoEnterprise = meta.story({
  name: '还没有企业',
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '添加企业' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  name: '没有登录',
  args: {
    host: {
      now: () => storyNow,
      links,
      session: { isSignedIn: false, start: () => undefined, end: () => undefined },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  },
});

export const Failing = meta.story({
  name: '出错可重试，要点照常',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/match/policy', ({ response }) =>
        response.untyped(Response.json(fail(400, '匹配服务出错', 400), { status: 400 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/条件没有核对/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '要点' })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '窄屏375',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '我符合吗' }));
    await expect(await canvas.findByText('请您确认')).toBeVisible();
  },
});
