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
  gone,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { applyGuide } from '../../testing/applyFixtures';
import { declarationDetail } from '../../testing/declarationFixtures';
import { declarationHandlers } from '../../testing/declarationHandlers';

const meta = preview.meta({
  id: 'policy-apply-detail-page',
  title: '页面/政策/办事指南',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyApply/detail/s-330100-rd-2026/part-2.1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认：已在申报，继续' });
export const Starting = meta.story({
  name: '开始申报：新建一份，进入填报',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/apply/detail/{policyId}', ({ response }) =>
        response(200).json(ok({ ...applyGuide, declarationId: null, declarations: [] })),
      ),
      mainHttp.post('/api/v1/declaration/create', ({ response }) => response(200).json(ok(declarationDetail))),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '开始申报' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '数控机床智能化改造' })).toBeVisible();
  },
});
export const Claimed = meta.story({
  name: '免申即享：写明怎样享受，没有开始申报',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/apply/detail/{policyId}', ({ response }) =>
        response(200).json(
          ok({
            ...applyGuide,
            declarationId: null,
            declarations: [],
            delivery: 'noApplication',
            window: { state: 'rolling', opensAt: '2026-01-01', closesAt: null, daysLeft: null },
            claim: '免申即享：名单公布后由企业确认，不用提交材料',
          }),
        ),
      ),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('免申即享：名单公布后由企业确认，不用提交材料')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '开始申报' })).toBeNull();
  },
});
export const Over = meta.story({
  name: '各批都已截止：没有开始申报，也没有提前准备',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/apply/detail/{policyId}', ({ response }) =>
        response(200).json(
          ok({
            ...applyGuide,
            declarationId: null,
            declarations: [],
            window: { state: 'closed', opensAt: null, closesAt: null, daysLeft: null },
          }),
        ),
      ),
    );
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: /开始申报|提前准备|预评估/ })).toBeNull();
  },
});
export const NoEnterprise = meta.story({
  name: '还没有企业：只有文件写明的条件',
  beforeEach({ msw }) {
    msw.use(
      noEnterprise,
      mainHttp.get('/api/v1/apply/detail/{policyId}', ({ response }) =>
        response(200).json(
          ok({
            ...applyGuide,
            match: null,
            group: null,
            conclusion: null,
            amount: null,
            declarationId: null,
            declarations: [],
          }),
        ),
      ),
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
export const Gone = meta.story({ name: '没有这个事项', beforeEach: answering(gone) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
