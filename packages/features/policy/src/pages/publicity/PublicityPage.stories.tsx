import { expect, waitFor } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { publicityDetail } from '../../testing/publicityFixtures';
import { publicityFailing, publicityHandlers, publicityPending } from '../../testing/publicityHandlers';

const meta = preview.meta({
  id: 'policy-publicity-page',
  title: '页面/政策/公示名单',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/publicity', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...publicityHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const Mine = meta.story({
  name: '我的企业：相近的由用户确认，关注一家',
  args: { initialPath: '/Policy/publicity?view=mine' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '不是' }));
    await canvas.findByText(/已标为不是我的企业/);
    await userEvent.type(canvas.getByRole('textbox', { name: '企业全称' }), '澄江新材料（示例）有限公司');
    await userEvent.click(canvas.getByRole('button', { name: '关注' }));
    await waitFor(() => expect(canvas.getByText('澄江新材料（示例）有限公司')).toBeVisible());
  },
});
export const Found = meta.story({ name: '查企业', args: { initialPath: '/Policy/publicity?name=青岚精密' } });
export const List = meta.story({
  name: '一份名单：我的企业在其中',
  args: { initialPath: `/Policy/publicity/${publicityDetail.id}` },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: publicityDetail.title, level: 1 });
    await expect(canvas.getByText('下一步')).toBeVisible();
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...publicityPending);
  },
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(...publicityFailing);
  },
});
