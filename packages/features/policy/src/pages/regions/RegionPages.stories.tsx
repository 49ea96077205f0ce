import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay } from 'msw';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { matchHandlers, noEnterprise } from '../../testing/matchHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { policyHandlers } from '../../testing/policyHandlers';
import { regionDifferences, regionOverview, regionRank } from '../../testing/regionFixtures';

const links = { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' };
const hot = '/Policy/RegionalCompare/HotCompare';
const rank = '/Policy/RegionalCompare/SubsidyRank';
const overview = (patch: Partial<typeof regionOverview> = {}) =>
  mainHttp.get('/api/v1/region/overview', ({ response }) => response(200).json(ok({ ...regionOverview, ...patch })));
const items = ['研发投入补助', '首次认定奖励', '数字化改造补助'].map((name) => ({
  key: `subsidy.${name}`,
  name,
  support: 'subsidy' as const,
  regions: 22,
}));

const meta = preview.meta({
  id: 'policy-region-pages',
  title: '页面/政策/区域对比',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: hot, host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(
      overview(),
      mainHttp.get('/api/v1/region/differences', ({ query, response }) =>
        response(200).json(ok({ source: 'sample', items: regionDifferences(query.getAll('region')) })),
      ),
      mainHttp.get('/api/v1/region/items', ({ response }) => response(200).json(ok({ source: 'sample', items }))),
      mainHttp.get('/api/v1/region/rank', ({ response }) => response(200).json(ok(regionRank))),
      policyHandlers.search,
      ...matchHandlers(),
    );
  },
});
export default meta;

export const Default = meta.story({ name: '热点对比', tags: ['visual'] });
export const Choosing = meta.story({
  name: '热点对比：点选地区，最多四个',
  args: { initialPath: `${hot}?regions=320000,330000` },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^广东省/ }));
    await expect(await canvas.findByRole('row', { name: /^广东省/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^江苏省/ })).toBeVisible();
  },
});
export const Mixed = meta.story({
  name: '热点对比：真实与示例合计，带提醒',
  beforeEach({ msw }) {
    msw.use(overview({ source: 'all' }));
  },
});
export const Empty = meta.story({
  name: '热点对比：没有可以对比的政策',
  beforeEach({ msw }) {
    msw.use(overview({ source: 'real', regions: [] }));
  },
});
export const Loading = meta.story({
  name: '热点对比：加载中',
  beforeEach({ msw }) {
    msw.use(mainHttp.get('/api/v1/region/overview', () => delay('infinite')));
  },
});
export const Failing = meta.story({
  name: '热点对比：出错可重试',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/region/overview', ({ response }) =>
        response.untyped(Response.json(fail(500, '系统错误', 500), { status: 500 })),
      ),
    );
  },
});
export const Rank = meta.story({ name: '补贴排行', tags: ['visual'], args: { initialPath: rank } });
export const RankNoEnterprise = meta.story({
  name: '补贴排行：还没有企业',
  args: { initialPath: rank },
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});
export const RankEmpty = meta.story({
  name: '补贴排行：没有可以比的事项',
  args: { initialPath: rank },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/region/items', ({ response }) => response(200).json(ok({ source: 'real', items: [] }))),
    );
  },
});
export const Policies = meta.story({ name: '政策榜单', args: { initialPath: '/Policy/RegionalCompare/PolicyRank' } });
