import { expect } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { declarationEvaluation } from '../../testing/declarationFixtures';
import { declarationGone, declarationHandlers, declarationsPending } from '../../testing/declarationHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

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
export const Phone = meta.story({ name: '手机', globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...declarationsPending);
  },
});
export const Gone = meta.story({
  name: '没有这份申报',
  beforeEach({ msw }) {
    msw.use(...declarationGone);
  },
});
