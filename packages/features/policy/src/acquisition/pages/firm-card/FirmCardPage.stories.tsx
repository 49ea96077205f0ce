import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
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
import { acquisitionFeature } from '../../feature';
import { acquisitionHandlers } from '../../testing/acquisitionHandlers';

const meta = preview.meta({
  id: 'policy-firm-card-page',
  title: '页面/政策/企业卡片',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { feature: acquisitionFeature, initialPath: '/enterpriseCheck/firm/f1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：每项有来源与日期，没有收录的写明',
  async play({ canvas }) {
    await expect(await canvas.findByText('示例登记数据（9月30日）是5件')).toBeVisible();
    await expect(canvas.getByText('没有收录，不表示没有')).toBeVisible();
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Gone = meta.story({ name: '企业库里没有这家企业', beforeEach: answering(gone) });
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
