import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { noEnterprise } from '../../../shared/testing/matchHandlers';
import { noticeList } from '../../../shared/testing/noticeFixtures';
import { noticeHandlers } from '../../../shared/testing/noticeHandlers';
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

const meta = preview.meta({
  id: 'policy-notices-page',
  title: '页面/政策/申报通知',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/policyNotice', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...noticeHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  tags: ['visual'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('已延期，原定11月20日');
    await userEvent.click(canvas.getByRole('tab', { name: /已截止/ }));
    await canvas.findByRole('link', { name: '广东省2026年高新技术企业认定申报安排' });
    await userEvent.click(canvas.getByRole('tab', { name: /开放中/ }));
    await expect(await canvas.findByRole('switch', { name: '只看我可能符合的' })).not.toBeChecked();
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const NoResult = meta.story({
  name: '没有符合的',
  args: { initialPath: '/Policy/policyNotice?q=没有这样的' },
  beforeEach({ msw }) {
    msw.use(...noticeHandlers({ list: { ...noticeList, rows: [] } }));
  },
});
export const NoEnterprise = meta.story({
  name: '还没有企业：没有适配',
  beforeEach({ msw }) {
    const rows = noticeList.rows.map((row) => ({ ...row, fit: null }));
    msw.use(
      noEnterprise,
      mainHttp.get('/api/v1/notice/list', ({ response }) => response(200).json(ok({ ...noticeList, rows }))),
    );
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
