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
import { iptoolsFeature } from '../../feature';
import { specializationEvaluation } from '../../testing/evaluationFixtures';
import { evaluationHandlers } from '../../testing/evaluationHandlers';

const meta = preview.meta({
  id: 'policy-specialization-page',
  title: '页面/政策/专精特新自评',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { feature: iptoolsFeature, initialPath: '/iptools/specialization', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...evaluationHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认：四层梯度，现在在哪里', tags: ['visual'] });
export const Rules2022 = meta.story({
  name: '换成2022年版：写进地址',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2022年版' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('rules=2022'));
  },
});
export const OtherTier = meta.story({
  name: '换一层看：写进地址',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^科技型中小企业/ }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('tier=tech'));
    await expect(canvas.getByRole('heading', { level: 2, name: '科技型中小企业' })).toBeVisible();
  },
});
export const NothingHeld = meta.story({
  name: '还没有任何称号',
  beforeEach({ msw }) {
    const tiers = specializationEvaluation.tiers.map((tier) => ({ ...tier, isHeld: null }));
    msw.use(...evaluationHandlers({ specialization: { ...specializationEvaluation, tiers, reached: null } }));
  },
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
