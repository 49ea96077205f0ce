import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { delay } from 'msw';
import { expect } from 'storybook/test';
import { noticeHandlers } from '../../../shared/testing/noticeHandlers';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  lengthy,
  offersRetry,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { nationwideFeature } from '../../feature';
import { portals, provinceGuide, regionOverview } from '../../testing/regionFixtures';

const path = '/Nationwide';
const overview = '/api/v1/region/overview';

const meta = preview.meta({
  id: 'policy-nationwide',
  title: '页面/政策/全国政策导航',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: {
    feature: nationwideFeature,
    initialPath: `${path}?region=330000`,
    host: { now: () => storyNow },
  },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get(overview, ({ response }) => response(200).json(ok(regionOverview))),
      mainHttp.get('/api/v1/region/province', ({ response }) => response(200).json(ok(provinceGuide))),
      mainHttp.get('/api/v1/region/portals', ({ query, response }) => {
        const rows = portals.filter((portal) => portal.path.includes(query.get('q') ?? ''));
        return response(200).json(ok({ total: rows.length, rows }));
      }),
      ...noticeHandlers(),
    );
  },
});
export default meta;

export const Default = meta.story({
  name: '浙江省',
  tags: ['visual'],
  async play({ canvas }) {
    await expect(await canvas.findByText('9月4日已截止')).toBeVisible();
  },
});
export const Choosing = meta.story({
  name: '点选一个地区，查一个县',
  args: { initialPath: path },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^浙江省/ }));
    await expect(await canvas.findByRole('heading', { name: '浙江省发文部门' })).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查市县的官方网站' }), '西湖{Enter}');
    await expect(await canvas.findByText('找到1个')).toBeVisible();
    await expect(canvas.getAllByText('未人工核验').length).toBeGreaterThan(0);
  },
});
export const ListView = meta.story({
  name: '列表：34个省级单位，没有收录的写明',
  args: { initialPath: `${path}?view=list&measure=topAmount` },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('row')).toHaveLength(35);
    await expect(canvas.getByRole('row', { name: /^台湾省/ })).toHaveTextContent('未收录');
  },
});
export const PanelFailing = meta.story({
  name: '面板读不出来，可重试；手机宽',
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/region/province', ({ response }) =>
        response.untyped(Response.json(fail(500, '系统错误', 500), { status: 500 })),
      ),
    );
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mainHttp.get(overview, () => delay('infinite')));
  },
});
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  args: { initialPath: `${path}?region=330000` },
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
