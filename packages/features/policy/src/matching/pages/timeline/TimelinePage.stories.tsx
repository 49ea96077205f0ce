import { getTimeline } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, screen } from 'storybook/test';
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
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const links = { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' };
const feedId = 'Zk3vQpX8mN2rT6wY1aB4cD7eF0gH5jL9oS-uVxIqRtE';
const timeline = (data = getTimeline) =>
  mainHttp.get('/api/v1/calendar/timeline', ({ response }) => response(200).json(ok(data)));

const meta = preview.meta({
  id: 'policy-timeline-page',
  title: '页面/政策/资金时间线',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyMatch1/timeline', host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(
      timeline(),
      mainHttp.post('/api/v1/calendar/subscribe', ({ response }) =>
        response(200).json(ok({ feedId, createdAt: '2026-11-20T02:24:00.000Z' })),
      ),
      mainHttp.post('/api/v1/calendar/unsubscribe', ({ response }) =>
        response(200).json(ok(null, '日历订阅地址已停用')),
      ),
      ...matchHandlers(),
    );
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const OneGroup = meta.story({
  name: '只看一类',
  args: { initialPath: '/Policy/PolicyMatch1/timeline?group=nearMiss' },
});
export const Empty = meta.story({
  name: '没有确定的日期',
  beforeEach({ msw }) {
    msw.use(timeline({ ...getTimeline, entries: [] }));
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const NoEnterprise = meta.story({
  name: '还没有企业',
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});
export const Subscribe = meta.story({
  name: '加入日历：地址只显示一次，可以停用',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '加入日历' }));
    const dialog = await screen.findByRole('dialog', { name: '加入日历' });
    await userEvent.click(await screen.findByRole('button', { name: '生成地址' }));
    const address = await screen.findByRole('textbox', { name: '日历订阅地址' });
    await expect((address as HTMLInputElement).value).toContain(`/api/v1/calendar/shared/${feedId}`);
    await userEvent.click(await screen.findByRole('button', { name: '停用地址' }));
    await screen.findByRole('button', { name: '生成地址' });
    await expect(dialog).not.toHaveTextContent(feedId);
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
