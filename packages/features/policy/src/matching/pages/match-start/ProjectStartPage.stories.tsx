import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { projectProgress, projectReports } from '../../testing/projectFixtures';

const meta = preview.meta({
  id: 'policy-project-start-page',
  title: '页面/政策/项目申报匹配',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyMatchv2', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    const list = { rows: projectReports, total: projectReports.length };
    msw.use(
      mainHttp.get('/api/v1/report/list', ({ response }) => response(200).json(ok(list))),
      ...matchHandlers({ progress: projectProgress }),
    );
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续答题' })).toHaveAttribute(
      'href',
      '/Policy/PolicyMatchv2/proceed',
    );
    await expect(await canvas.findByRole('link', { name: /可申报1项/ })).toHaveAttribute(
      'href',
      '/Policy/PolicyMatchv2/report/p1',
    );
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });
