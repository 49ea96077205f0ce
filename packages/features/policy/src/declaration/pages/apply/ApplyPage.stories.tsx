import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { noEnterprise } from '../../../shared/testing/matchHandlers';
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
import { applyPage } from '../../testing/applyFixtures';
import { declarationHandlers } from '../../testing/declarationHandlers';

const meta = preview.meta({
  id: 'policy-apply-page',
  title: '页面/政策/申报事项',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyApply', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '研发费用补助' })).toHaveAttribute(
      'href',
      '/Policy/PolicyApply/detail/s-330100-rd-2026/part-2.1',
    );
    await expect(canvas.getByText('已在申报')).toBeVisible();
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const NoResult = meta.story({
  name: '还没有企业，也没有符合筛选的',
  args: { initialPath: '/Policy/PolicyApply?q=没有这样的&delivery=instant' },
  beforeEach({ msw }) {
    msw.use(
      noEnterprise,
      mainHttp.get('/api/v1/apply/list', ({ response }) =>
        response(200).json(ok({ ...applyPage, rows: [], total: 0 })),
      ),
    );
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
