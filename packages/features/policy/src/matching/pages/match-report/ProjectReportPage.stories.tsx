import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, within } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { matchProject, missedReport, projectReport } from '../../testing/projectFixtures';

const address = '/Policy/PolicyMatchv2/report/p1';

const meta = preview.meta({
  id: 'policy-project-report-page',
  title: '页面/政策/项目申报匹配报告',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address, host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: projectReport() }));
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：先办什么在最前',
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('项目总览');
    await expect(canvas.getByRole('heading', { name: '项目总览' })).toBeVisible();
    await expect(canvas.getByText(/在开工之前办理项目备案.*错过不能补，3项政策要求这一条/)).toBeVisible();
    const plan = within(canvas.getByRole('list', { name: '能一起拿的' }));
    await expect(plan.getByText('待核实')).toBeVisible();
    await expect(plan.queryByText('预计')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^设备投资补助/ }));
    await expect(await canvas.findByText('1,200万元×8%＝96万元')).toBeVisible();
  },
});
export const Missed = meta.story({
  name: '已经错过：备案晚于开工',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: missedReport() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('备案晚于开工');
  },
});
export const Item = meta.story({
  name: '一项政策：项目测算',
  args: { initialPath: `${address}?item=s-330000-jigai-2025.art-5` },
});
export const Lacking = meta.story({
  name: '没有日期，不列资金进出',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ report: projectReport({ ...matchProject, cash: null }) }));
  },
});
export const Phone = meta.story({
  name: '窄屏375：总览',
  args: { initialPath: `${address}?item=project` },
  globals: { viewport: { value: 'phone' } },
});
