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
import { policyHandlers } from '../../../testing/policyHandlers';
import { acquisitionFeature } from '../../feature';
import { acquisitionPreview, firmDirectory, foundFirms } from '../../testing/acquisitionFixtures';
import { acquisitionHandlers } from '../../testing/acquisitionHandlers';

const meta = preview.meta({
  id: 'policy-enterprise-check-page',
  title: '页面/政策/AI获客',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { feature: acquisitionFeature, initialPath: '/enterpriseCheck', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：写一个条件，没有填完不查找',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('combobox', { name: '第1个条件：资料' }));
    await userEvent.click(await screen.findByRole('option', { name: /营业收入/ }));
    await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
    await expect(await canvas.findByText('没有填完，或不认识所填的值')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '第1个条件：值' }), '2000');
    await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
    await expect(await canvas.findByRole('heading', { name: /不低于2,000万元/ })).toBeVisible();
  },
});
export const Result = meta.story({
  name: '结果：逐条家数，选企业加入名单；未知的另成一组',
  args: { initialPath: '/enterpriseCheck?run=run1' },
  async play({ canvas, userEvent }) {
    // The form holds what was asked then, to be changed and asked again.
    await expect(await canvas.findByRole('textbox', { name: '第1个条件：值' })).toHaveValue('2000');
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择本页' }));
    await userEvent.click(canvas.getByRole('button', { name: '加入名单' }));
    await userEvent.click(await screen.findByRole('button', { name: '加入' }));
    await expect((await screen.findAllByText('2家已加入“杭州高企”')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('tab', { name: /有未知/ }));
    await expect(await canvas.findByText('嘉兴市启衡自动化（示例）有限公司')).toBeVisible();
  },
});
const byPolicy = '/enterpriseCheck?by=policy&policy=s-rdsub-330000-1';
export const ByPolicy = meta.story({
  name: '用政策反查：计次以前说资料够判定几家、缺什么',
  args: { initialPath: byPolicy },
  beforeEach({ msw }) {
    msw.use(policyHandlers.detail);
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        /资料够判定的12家，其中5家已有这项称号。其余缺少：近一年研发费用占比（28家）.*查找用一次/,
      ),
    ).toBeVisible();
  },
});
export const NoneDecided = meta.story({
  name: '用政策反查：一家也判定不了，不计次，说怎么办',
  args: { initialPath: byPolicy },
  beforeEach({ msw }) {
    msw.use(policyHandlers.detail, ...acquisitionHandlers({ preview: { ...acquisitionPreview, decided: 0, held: 0 } }));
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByText(/资料都不够判定。反查不计次.*列出还缺什么。缺少：.*管理员导入这些资料/),
    ).toBeVisible();
    await expect(canvas.queryByText(/查找用一次/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '反查企业' }));
    await expect((await screen.findAllByText('没有判定出一家，这次没有计次')).length).toBeGreaterThan(0);
  },
});
export const Held = meta.story({
  name: '已有这项称号的：标明，可以不看',
  args: { initialPath: '/enterpriseCheck?run=run1' },
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers({ found: foundFirms.map((each, at) => ({ ...each, isHeld: at === 1 })) }));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('已有这项称号')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '不看已有这项称号的1家' }));
    await waitFor(() => expect(canvas.queryByText('已有这项称号')).toBeNull());
    await expect(canvas.getByTestId('address')).toHaveTextContent('new=1');
  },
});
const refuse = fn(async () => false);
export const Upgrade = meta.story({
  name: '没有升级：先看到页面，查找时才问；不升级就没有查找，可以再问一次',
  args: { host: { now: () => storyNow, upgradeAcquisition: refuse } },
  async play({ canvas, userEvent }) {
    refuse.mockClear();
    const region = await canvas.findByRole('combobox', { name: '所在地区' });
    await expect(refuse).not.toHaveBeenCalled();
    await userEvent.type(region, '浙江省');
    await userEvent.click((await screen.findAllByRole('option', { name: '浙江省' }))[0] as HTMLElement);
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
      await waitFor(() => expect(refuse).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(canvas.getByRole('button', { name: '查找企业' })).toBeEnabled());
    }
    await expect(canvas.getByRole('heading', { name: '查找过的' })).toBeVisible();
  },
});
export const NoUseLeft = meta.story({
  name: '次数用完：没有查找，写好的条件还在',
  args: { host: { now: () => storyNow, reserveUse: async () => null } },
  async play({ canvas, userEvent }) {
    const region = await canvas.findByRole('combobox', { name: '所在地区' });
    await userEvent.type(region, '浙江省');
    await userEvent.click((await screen.findAllByRole('option', { name: '浙江省' }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: '查找企业' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '查找企业' })).toBeEnabled());
    await expect(region).toHaveValue('浙江省');
    await expect(canvas.getByRole('heading', { name: '查找过的' })).toBeVisible();
  },
});
export const Empty = meta.story({
  name: '企业库是空的',
  beforeEach({ msw }) {
    msw.use(...acquisitionHandlers({ directory: { ...firmDirectory, firmCount: 0, sources: [], groups: [] } }));
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  args: { initialPath: '/enterpriseCheck?run=run1' },
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
