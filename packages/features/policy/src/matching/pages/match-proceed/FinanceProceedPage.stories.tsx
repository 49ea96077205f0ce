import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { financeProgress, financeReport } from '../../testing/financeFixtures';

const meta = preview.meta({
  id: 'policy-finance-proceed-page',
  title: '页面/政策/金融政策答题',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/FinancePolicyMatch/proceed', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: financeProgress, report: financeReport() }));
  },
});
export default meta;

export const Default = meta.story({ name: '默认：先问融资需求' });
export const Result = meta.story({
  name: '生成金融政策匹配报告',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '先看结果' }))[0] as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/FinancePolicyMatch/report/r2'),
    );
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });
