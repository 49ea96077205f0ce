import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { projectProgress, projectReport } from '../../testing/projectFixtures';

const meta = preview.meta({
  id: 'policy-project-proceed-page',
  title: '页面/政策/项目申报答题',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyMatchv2/proceed', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: projectProgress, report: projectReport() }));
  },
});
export default meta;

export const Default = meta.story({ name: '默认：先问项目' });
export const Result = meta.story({
  name: '生成项目申报匹配报告',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '先看结果' }))[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/PolicyMatchv2/report/r2'));
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });
