import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { matchEnterprise } from '../../../shared/testing/matchFixtures';
import { matchHandlers, noEnterprise } from '../../../shared/testing/matchHandlers';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  lengthy,
  offersRetry,
  pending,
  phone,
  type StoryCanvas,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { industryComparison, ipComparison } from '../../testing/comparisonFixtures';
import {
  industryMatrix,
  regionDifferences,
  regionEntries,
  regionOverview,
  regionPeers,
  regionRank,
} from '../../testing/regionFixtures';

const links = { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' };
const hot = '/Policy/RegionalCompare/HotCompare';
const board = '/Policy/RegionalCompare/RankLayout';
const list = '/Policy/RegionalCompare/PolicyList';
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
      mainHttp.get('/api/v1/region/items', ({ response }) =>
        response(200).json(ok({ source: 'sample', items, suggested: items[1]?.key ?? null })),
      ),
      mainHttp.get('/api/v1/region/rank', ({ response }) => response(200).json(ok(regionRank))),
      mainHttp.get('/api/v1/region/industries', ({ response }) => response(200).json(ok(industryMatrix))),
      mainHttp.get('/api/v1/region/entries', ({ response }) => response(200).json(ok(regionEntries))),
      mainHttp.get('/api/v1/region/patents', ({ query, response }) =>
        response(200).json(ok(ipComparison(query.getAll('region')))),
      ),
      mainHttp.get('/api/v1/region/industry', ({ query, response }) =>
        response(200).json(ok(industryComparison(query.getAll('region')))),
      ),
      mainHttp.get('/api/v1/region/peers', ({ response }) => response(200).json(ok(regionPeers))),
      ...matchHandlers(),
    );
  },
});
export default meta;

/** What holds on each of the pages, which are the tabs of one another. */
async function onEveryTab<Context extends StoryCanvas>(
  context: Context,
  holds: (context: Context) => Promise<unknown>,
) {
  const { canvas, userEvent } = context;
  // Each page has its own.
  const tabs = async () => within(await canvas.findByRole('navigation', { name: '区域对比' }));
  const names = (await tabs()).getAllByRole('link').map(({ textContent }) => textContent ?? '');
  for (const name of names) {
    await userEvent.click(await (await tabs()).findByRole('link', { name }));
    await waitFor(async () =>
      expect((await tabs()).getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
    );
    await holds(context);
  }
}

export const Default = meta.story({ name: '热点对比', tags: ['visual'] });
let firmIsRead = () => {};
export const LateFirm = meta.story({
  name: '热点对比：企业比数字晚到，本地区仍排第一',
  beforeEach({ msw }) {
    const reading = new Promise<void>((resolve) => {
      firmIsRead = resolve;
    });
    msw.use(
      mainHttp.get('/api/v1/enterprise/list', async ({ response }) => {
        await reading;
        return response(200).json(ok([matchEnterprise]));
      }),
    );
  },
  async play({ canvas }) {
    await canvas.findByText(/11月20日/);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    firmIsRead();
    const chosen = await canvas.findAllByRole('button', { pressed: true });
    await expect(chosen.map((one) => one.textContent)).toContainEqual(expect.stringMatching(/^浙/));
  },
});
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
  name: '八页依次：加载中',
  beforeEach: answering(pending),
  play: (context) => onEveryTab(context, async () => undefined),
});
export const Failing = meta.story({
  name: '八页依次：出错可重试',
  beforeEach: answering(failing),
  play: (context) => onEveryTab(context, offersRetry),
});
export const Phone = meta.story({
  name: '八页依次：窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: (context) => onEveryTab(context, fitsTheScreen),
});
export const Keyboard = meta.story({
  name: '八页依次：只用键盘，Tab依次到每一处',
  play: (context) => onEveryTab(context, goesByTab),
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
      mainHttp.get('/api/v1/region/items', ({ response }) =>
        response(200).json(ok({ source: 'real', items: [], suggested: null })),
      ),
    );
  },
});
export const Policies = meta.story({ name: '政策榜单', args: { initialPath: '/Policy/RegionalCompare/PolicyRank' } });
export const Board = meta.story({ name: '榜单总览', args: { initialPath: board } });
export const BoardPhone = meta.story({
  name: '榜单总览：手机宽，读不出来时可重试',
  globals: { viewport: { value: 'phone' } },
  args: { initialPath: board },
  beforeEach({ msw }) {
    let isDown = true;
    msw.use(
      mainHttp.get('/api/v1/region/industries', ({ response }) => {
        if (!isDown) return response(200).json(ok(industryMatrix));
        isDown = false;
        return response.untyped(Response.json(fail(500, '系统错误', 500), { status: 500 }));
      }),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: /^制造业，浙江省，/ })).toHaveAttribute(
      'href',
      expect.stringContaining('industry=C'),
    );
  },
});
export const List = meta.story({
  name: '政策清单：去掉一个条件',
  args: { initialPath: `${list}?regions=330000&industry=C` },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '移除写明制造业' }));
    await expect(await canvas.findByRole('navigation', { name: '分页' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '第2页' })).not.toHaveAttribute(
      'href',
      expect.stringContaining('industry'),
    );
  },
});
export const ListEmpty = meta.story({
  name: '政策清单：没有这样的政策',
  args: { initialPath: `${list}?regions=330000&open=1` },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/region/entries', ({ response }) =>
        response(200).json(ok({ ...regionEntries, source: 'real', total: 0, rows: [] })),
      ),
    );
  },
});
export const Patents = meta.story({
  name: '知识产权：按企业的件数，没有来源的是未收录',
  args: { initialPath: '/Policy/RegionalCompare/PatentCompare' },
});
export const PatentsEmpty = meta.story({
  name: '知识产权：没有收录',
  args: { initialPath: '/Policy/RegionalCompare/PatentCompare' },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/region/patents', ({ response }) =>
        response(200).json(ok({ ...ipComparison([]), regions: [] })),
      ),
    );
  },
});
export const Industry = meta.story({
  name: '产业对比：一地没有收录',
  args: { initialPath: '/Policy/RegionalCompare/CyCompare?regions=320000,330000,340000,540000' },
});
export const Peers = meta.story({
  name: '同级排名，同行对标没有基准数据',
  args: { initialPath: '/Policy/RegionalCompare/PeerRank' },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('未收录，不参加排名：沈阳市、西安市')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '同行对标' }));
    await expect(await canvas.findByText('无基准数据')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '地区排名' }));
  },
});
