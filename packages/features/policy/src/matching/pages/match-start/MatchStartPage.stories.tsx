import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { matchHandlers, noEnterprise, noUseLeft } from '../../../shared/testing/matchHandlers';
import {
  answering,
  failing,
  fitsTheScreen,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { doneProgress, matchEnterprise } from '../../../testing';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const links = {
  'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation',
  'account.myReport': () => '/PersonalCenter/myReport',
};
const meta = preview.meta({
  id: 'policy-match-start-page',
  title: '页面/政策/政策匹配',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/PolicyMatch1', host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const Several = meta.story({
  name: '有几家企业',
  beforeEach({ msw }) {
    const other = { ...matchEnterprise, id: 'e2', name: '云澜测试仪器有限公司', isSample: false, isCurrent: false };
    msw.use(
      mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise, other]))),
    );
  },
});
export const NothingOpen = meta.story({
  name: '没有要答的题，还没有报告',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/report/list', ({ response }) => response(200).json(ok({ rows: [], total: 0 }))),
      ...matchHandlers({ progress: doneProgress }),
    );
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const NoEnterprise = meta.story({
  name: '还没有企业',
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({
  name: '只用键盘：直接生成报告',
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '直接生成报告' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/report/r2'));
  },
});
export const UsedUp = meta.story({
  name: '次数用完：说明，留在原处',
  beforeEach: answering(noUseLeft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '直接生成报告' }));
    await expect((await screen.findAllByText(/次数已用完/))[0]).toBeVisible();
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('/report/');
  },
});
