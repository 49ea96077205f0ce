import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { financeProgress, financeReports } from '../../testing/financeFixtures';

const meta = preview.meta({
  id: 'policy-finance-start-page',
  title: '页面/政策/金融政策匹配',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/FinancePolicyMatch', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    const list = { rows: financeReports, total: financeReports.length };
    msw.use(
      mainHttp.get('/api/v1/report/list', ({ response }) => response(200).json(ok(list))),
      ...matchHandlers({ progress: financeProgress }),
    );
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续答题' })).toHaveAttribute(
      'href',
      '/Policy/FinancePolicyMatch/proceed',
    );
    await expect(await canvas.findByRole('link', { name: /可申报2项/ })).toHaveAttribute(
      'href',
      '/Policy/FinancePolicyMatch/report/f1',
    );
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });
