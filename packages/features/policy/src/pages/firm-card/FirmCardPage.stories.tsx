import { FeatureOutlet } from '@hengce/feature-kit';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { acquisitionFeature } from '../../feature';
import { acquisitionFailing, acquisitionHandlers, acquisitionPending } from '../../testing/acquisitionHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

const meta = preview.meta({
  id: 'policy-firm-card-page',
  title: '页面/政策/企业卡片',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/enterpriseCheck/firm/f1', host: { now: () => storyNow } },
  render: (args) => (
    <PolicyStoryHost {...args}>
      <FeatureOutlet feature={acquisitionFeature} />
    </PolicyStoryHost>
  ),
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：每项有来源与日期，没有收录的写明',
  async play({ canvas }) {
    await expect(await canvas.findByText('示例登记数据（2026-09-30）是5件')).toBeVisible();
    await expect(canvas.getByText('没有收录，不表示没有')).toBeVisible();
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...acquisitionPending);
  },
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(...acquisitionFailing);
  },
});
