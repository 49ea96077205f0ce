import { getPublicity, listEnterprises } from '@hengce/api/examples';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { publicityHandlers } from '../../testing/publicityHandlers';

const meta = preview.meta({
  id: 'policy-publicity-page',
  title: '页面/政策/公示名单',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/publicity', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...publicityHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const Mine = meta.story({
  name: '我的企业：相近的由用户确认，哪条都可以否认，关注一家',
  args: { initialPath: '/Policy/publicity?view=mine' },
  async play({ canvas, userEvent }) {
    for (const left of [2, 1]) {
      const denials = await canvas.findAllByRole('button', { name: '不是' });
      await expect(denials).toHaveLength(left);
      await userEvent.click(denials[0] as HTMLElement);
      await waitFor(() => expect(canvas.getAllByText(/已标为不是这家企业/)).toHaveLength(3 - left));
    }
    await userEvent.type(canvas.getByRole('textbox', { name: '企业全称' }), '澄江新材料（示例）有限公司');
    await userEvent.click(canvas.getByRole('button', { name: '关注' }));
    await waitFor(() => expect(canvas.getByText('澄江新材料（示例）有限公司')).toBeVisible());
  },
});
export const Found = meta.story({ name: '查企业', args: { initialPath: '/Policy/publicity?name=青岚精密' } });
export const Long = meta.story({
  name: '十万家的名单：翻页到第500页为止，统计只列最多的，都说明',
  args: { initialPath: `/Policy/publicity/${getPublicity.id}` },
  beforeEach({ msw }) {
    const byRegion = Array.from({ length: 12 }, (_, i) => ({ name: `第${i + 1}区`, count: 20 - i, amountFen: null }));
    msw.use(...publicityHandlers({ detail: { ...getPublicity, total: 100_000, entryCount: 100_000, byRegion } }));
  },
  async play({ canvas }) {
    await canvas.findByText(/最多翻到第500页/);
    await expect(canvas.getByText('只列条数最多的10项')).toBeVisible();
    await expect(canvas.getByText('100000条')).toBeVisible();
  },
});
const [firm] = listEnterprises;
const ofFirm = (name: string, mine = getPublicity.mine) =>
  answering(...publicityHandlers({ detail: { ...getPublicity, mine }, firms: firm ? [{ ...firm, name }] : [] }));
export const NotMine = meta.story({
  name: '一份名单：没有我的企业，写出来',
  args: { initialPath: `/Policy/publicity/${getPublicity.id}` },
  beforeEach: ofFirm('宁波试水机械有限公司', []),
  async play({ canvas }) {
    await expect(await canvas.findByText('名单里没有“宁波试水机械有限公司”')).toBeVisible();
  },
});
export const NotYetFound = meta.story({
  name: '一份名单：有刚添加的企业，可以只看这一条',
  args: { initialPath: `/Policy/publicity/${getPublicity.id}` },
  beforeEach: ofFirm(getPublicity.entries[0]?.name ?? '', []),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '只看这一条' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
});
export const NoFirm = meta.story({
  name: '一份名单：还没有企业，可以添加',
  args: {
    initialPath: `/Policy/publicity/${getPublicity.id}`,
    host: { now: () => storyNow, links: { 'account.enterpriseInformation': () => '/add' } },
  },
  beforeEach: answering(...publicityHandlers({ detail: { ...getPublicity, mine: [] } })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '添加企业' })).toHaveAttribute('href', '/add');
  },
});
export const List = meta.story({
  name: '一份名单：我的企业在其中',
  args: { initialPath: `/Policy/publicity/${getPublicity.id}` },
  beforeEach: ofFirm(getPublicity.mine[0]?.firm ?? ''),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: new RegExp(getPublicity.title.replace('【示例】', '')), level: 1 });
    await expect(canvas.getByText('下一步')).toBeVisible();
    await expect(canvas.queryByText(/^名单里/)).toBeNull();
  },
});
export const Empty = meta.story({
  name: '还没有公示名单',
  beforeEach: answering(...publicityHandlers({ lists: { total: 0, rows: [], reach: null } })),
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
