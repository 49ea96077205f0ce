import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { noEnterprise } from '../../../shared/testing/matchHandlers';
import { answering, failing, pending } from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { emptyCatalogue, rewards } from '../../testing/rewardFixtures';
import { rewardHandlers } from '../../testing/rewardHandlers';
import { maxItems } from './rewardsState';

const basketOf = (ids: readonly string[]) => `/Policy/PolicyRewards?${new URLSearchParams({ items: ids.join(',') })}`;
const all = basketOf(rewards.map(({ id }) => id));
const links = { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' };

const meta = preview.meta({
  id: 'policy-rewards-page',
  title: '页面/政策/奖补测算',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: all, host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(...rewardHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认：清单与方案', tags: ['visual'] });
export const Empty = meta.story({
  name: '清单是空的，没有奖补事项',
  args: { initialPath: '/Policy/PolicyRewards' },
  beforeEach({ msw }) {
    msw.use(...rewardHandlers({ catalogue: emptyCatalogue }));
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach: answering(pending),
});
export const Failing = meta.story({
  name: '出错可重试，清单还在',
  beforeEach: answering(failing),
});
export const NoEnterprise = meta.story({
  name: '还没有企业',
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});
export const Full = meta.story({
  name: '清单已满40项，有几项已不在库里',
  args: {
    initialPath: basketOf([
      ...rewards.slice(1, 3).map(({ id }) => id),
      ...Array.from({ length: maxItems - 2 }, (_, at) => `s-gone-${at}.award`),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('清单最多40项，移除一项才能再加')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '把“设备投资补助”加入清单' })).toBeDisabled();
  },
});
export const Phone = meta.story({
  name: '窄屏375：清单在底部',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看方案' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: '测算清单' }));
    await expect(await drawer.findByRole('heading', { name: '最优方案' })).toBeVisible();
    await expect(drawer.getByText(/^其中1项还差一点/)).toBeVisible();
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：加入清单，测算，计入方案',
  args: { initialPath: '/Policy/PolicyRewards' },
  play: async ({ canvas, userEvent }) => {
    const rate = await canvas.findByRole('checkbox', { name: '把“企业所得税15%优惠税率”加入清单' });
    rate.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('文件写的是税率减按15%，没有写总额，测算后可计入')).toBeVisible();
    canvas.getByRole('button', { name: '测算“企业所得税15%优惠税率”' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    // What the firm's facts say is there; it may be changed, and what is missing is named.
    const income = await dialog.findByRole('textbox', { name: /应纳税所得额/ });
    await expect(income).toHaveValue('800');
    await userEvent.clear(income);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('请填写应纳税所得额')).toBeVisible();
    await userEvent.type(income, '800{Enter}');
    await expect(await dialog.findByText(/800万元×25%−800万元×15%＝80万元/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '计入方案' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/own=n-hnte-income-tax\.rate-15%3A80000000/),
    );
    await expect(await canvas.findByText('自行测算')).toBeVisible();
  },
});
export const Outside = meta.story({
  name: '测算的数超出范围：写在字段上，填的不改',
  args: { initialPath: '/Policy/PolicyRewards' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '测算“企业所得税15%优惠税率”' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const income = await dialog.findByRole('textbox', { name: /应纳税所得额/ });
    await userEvent.clear(income);
    await userEvent.type(income, '1000000000000000{Enter}');
    await expect(await dialog.findByText(/之间，现在是1,000,000,000,000,000万元$/)).toBeVisible();
    await expect(income).toHaveValue('1,000,000,000,000,000');
    await expect(dialog.queryByText('测算结果')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});
