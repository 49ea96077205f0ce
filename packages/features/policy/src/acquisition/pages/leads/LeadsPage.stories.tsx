import { mainHttp } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
import { acquisitionFeature } from '../../feature';
import { acquisitionHandlers, exportRefused, leadTaken } from '../../testing/acquisitionHandlers';

const meta = preview.meta({
  id: 'policy-leads-page',
  title: '页面/政策/获客名单',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { feature: acquisitionFeature, initialPath: '/enterpriseCheck/lists', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers());
  },
});
export default meta;

const saved = fn<(note: unknown) => void>();
export const Default = meta.story({
  name: '默认：备注离开就保存，保存时接着写的也在',
  async play({ canvas, userEvent }) {
    const note = await canvas.findByRole('textbox', { name: '杭州澄江新材料（示例）有限公司的备注' });
    await userEvent.type(note, '周三电话');
    await userEvent.tab();
    await userEvent.type(note, '，带资料');
    await userEvent.tab();
    const stage = canvas.getByRole('button', { name: /杭州澄江新材料（示例）有限公司的阶段/ });
    await waitFor(() => expect(stage).toBeEnabled(), { timeout: 5000 });
    await expect(note).toHaveValue('周三电话，带资料');
    await expect(screen.queryByText(/这家企业在别处刚改过/)).toBeNull();
  },
});
export const Typing = meta.story({
  name: '备注填着就保存，不用先离开',
  beforeEach({ msw }) {
    saved.mockClear();
    msw.use(
      mainHttp.post('/api/v1/acquisition/saveLead', async ({ request }) => {
        saved((await request.clone().json()).note);
      }),
      ...acquisitionHandlers(),
    );
  },
  async play({ canvas, userEvent }) {
    const note = await canvas.findByRole('textbox', { name: '杭州澄江新材料（示例）有限公司的备注' });
    await userEvent.type(note, '周三电话');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('周三电话'), { timeout: 5000 });
    await expect(note).toHaveFocus();
    await expect(note).toHaveValue('周三电话');
  },
});
export const Taken = meta.story({
  name: '别处刚改过：不覆盖，写的还在',
  beforeEach({ msw }) {
    msw.use(leadTaken, ...acquisitionHandlers());
  },
  async play({ canvas, userEvent }) {
    const note = await canvas.findByRole('textbox', { name: '杭州澄江新材料（示例）有限公司的备注' });
    await userEvent.type(note, '周三电话');
    await userEvent.tab();
    await expect((await screen.findAllByText(/这家企业在别处刚改过/)).length).toBeGreaterThan(0);
    await expect(note).toHaveValue('周三电话');
  },
});
export const ExportRefused = meta.story({
  name: '导出要写用途；超过一天的次数不能导出',
  beforeEach({ msw }) {
    msw.use(exportRefused, ...acquisitionHandlers());
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('button', { name: '导出CSV' }));
    await expect(await screen.findByText('请写明用途，至少4个字')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /导出用途/ }), '推荐高企培育服务');
    await userEvent.click(screen.getByRole('button', { name: '导出CSV' }));
    await expect(await screen.findByText(/没有导出.*请明天再试/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('还没有导出过')).toBeVisible();
  },
});
export const Empty = meta.story({
  name: '还没有名单',
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers({ lists: [] }));
  },
});
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
