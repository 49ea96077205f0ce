import { expect } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { declarationEvaluation } from '../../testing/declarationFixtures';
import { declarationHandlers } from '../../testing/declarationHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
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
} from '../../testing/states';

const meta = preview.meta({
  id: 'policy-project-evaluation-page',
  title: '页面/政策/项目预评估',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectEvaluation/d1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: '申报' })).toBeChecked();
    await expect(canvas.getByText('建议申报')).toBeVisible();
  },
});
export const ReadOnly = meta.story({
  name: '已提交：只能查看；没有评分与门槛',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        evaluation: {
          ...declarationEvaluation,
          isReadOnly: true,
          gates: [],
          sheet: null,
          expected: null,
          risks: [],
          comments: [],
          recommendedYear: null,
        },
      }),
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
export const Gone = meta.story({ name: '没有这份申报', beforeEach: answering(gone) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
