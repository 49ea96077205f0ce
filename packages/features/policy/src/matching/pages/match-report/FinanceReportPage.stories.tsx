import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { financeReport, lackingItem, loanItem, silentItem } from '../../testing/financeFixtures';

const address = '/Policy/FinancePolicyMatch/report/f1';

const meta = preview.meta({
  id: 'policy-finance-report-page',
  title: '页面/政策/金融政策匹配报告',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address, host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: financeReport() }));
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：贴息测算',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '利息与贴息' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '修改需求' })).toHaveAttribute(
      'href',
      '/Policy/FinancePolicyMatch/proceed',
    );
  },
});
export const Capped = meta.story({
  name: '到上限',
  beforeEach({ msw }) {
    const interest = loanItem.financing?.interest;
    const periods = interest?.periods.map((period) => ({ ...period, subsidyFen: 50_000_000, isCapped: true })) ?? [];
    const financing = loanItem.financing &&
      interest && { ...loanItem.financing, interest: { ...interest, periods, subsidyFen: 100_000_000 } };
    msw.use(...matchHandlers({ report: financeReport([{ ...loanItem, ...(financing ? { financing } : {}) }]) }));
  },
});
export const Lacking = meta.story({
  name: '需求还缺资料',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: financeReport([lackingItem]) }));
  },
});
export const Unreckoned = meta.story({
  name: '什么都不缺，也不测算：写明为什么',
  beforeEach({ msw }) {
    const unreckoned = '担保费超过一年的，一次收还是按年收以担保合同为准，不测算';
    const financing = lackingItem.financing && { ...lackingItem.financing, missing: [], unreckoned };
    msw.use(...matchHandlers({ report: financeReport([{ ...lackingItem, ...(financing ? { financing } : {}) }]) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/一次收还是按年收以担保合同为准，不测算/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去补充' })).toBeNull();
  },
});
export const Silent = meta.story({
  name: '文件没有写明比例',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: financeReport([silentItem]) }));
  },
});
export const Phone = meta.story({
  name: '窄屏375',
  args: { initialPath: `${address}?item=s-loan-330100.art-6` },
  globals: { viewport: { value: 'phone' } },
});
