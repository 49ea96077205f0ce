import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { noEnterprise } from '../../../shared/testing/matchHandlers';
import { noticeDetail } from '../../../shared/testing/noticeFixtures';
import { noticeHandlers } from '../../../shared/testing/noticeHandlers';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  gone,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const meta = preview.meta({
  id: 'policy-notice-detail-page',
  title: '页面/政策/申报通知详情',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: `/Policy/policyNoticeDetails/${noticeDetail.id}`, host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...noticeHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：已延期',
  tags: ['visual'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: noticeDetail.title.replace('【示例】', ''), level: 1 });
    await expect(
      canvas.getByText(/网上填报截止由2026年11月20日延至2026年12月5日；.*，依据示例科〔2026〕045号。$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我符合吗' })).toHaveAttribute(
      'href',
      '/Policy/PolicyDetail/s-330100-rd-2026',
    );
  },
});
export const Sparse = meta.story({
  name: '只知道日期，还没有企业',
  beforeEach({ msw }) {
    const [first] = noticeDetail.changes.slice(-1);
    msw.use(
      ...noticeHandlers({
        notice: {
          ...noticeDetail,
          fit: null,
          audience: null,
          conditions: [],
          items: [],
          method: null,
          entry: null,
          materials: [],
          contacts: [],
          basis: [],
          changes: first ? [first] : [],
          deadlines: noticeDetail.deadlines.slice(0, 1).map((deadline) => ({ ...deadline, movedFrom: null })),
          extendedFrom: null,
        },
      }),
      noEnterprise,
    );
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Gone = meta.story({ name: '没有这份通知', beforeEach: answering(gone) });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
