import { accountHandlers, sampleUser, userIs } from '@hengce/account/testing';
import { FeatureOutlet } from '@hengce/feature-kit';
import { policyFeature } from '@hengce/policy';
import { policyHandlers } from '@hengce/policy/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PortalStory } from '../testing/PortalStory';
import { TrialExpiredDialog } from './TrialExpiredDialog';
import { UsesExhaustedDialog } from './UsesExhaustedDialog';

const trial = { ...sampleUser.trial, expiresAt: '2026-11-19T02:00:00.000Z', startedAt: '2026-10-20T02:00:00.000Z' };
const expired = { ...trial, expired: true, daysLeft: 0 };
const adviser = { name: '沈一舟', phone: '400-000-2026转826' };

const meta = preview.meta({
  id: 'portal-host-dialogs',
  title: '页面/门户/试用到期与次数用完',
  component: TrialExpiredDialog,
  parameters: { isPage: true },
  args: { trial: expired, adviser, plansHref: '/plans', isOpen: true, onBrowse: fn(), onContact: fn() },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers, userIs({ trial: expired }));
  },
  decorators: [
    (Story, { parameters }) => (
      <PortalStory path={(parameters.path as string | undefined) ?? '/Policy/PolicySearch?q=研发费用%20补助'}>
        <FeatureOutlet feature={policyFeature} />
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const TrialExpired = meta.story({
  name: '体验已到期：在政策检索上',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '体验已到期' });
    await expect(dialog).toHaveTextContent('30天试用已结束');
    await expect(screen.getByRole('meter', { name: '试用自10月20日开始' })).toHaveAttribute('aria-valuenow', '30');
  },
});

export const NoAdviser = meta.story({
  name: '还没有专属顾问，也没有套餐页',
  args: { adviser: undefined, plansHref: undefined },
});

export const TrialExpiredPhone = meta.story({
  name: '体验已到期，窄屏375',
  globals: { viewport: { value: 'phone' } },
});

export const TrialKeyboard = meta.story({
  name: '只用键盘：继续浏览、套餐、顾问依次可达，Esc不关闭',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '体验已到期' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '继续浏览政策' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBrowse).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '查看套餐' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});

const exhausted = {
  module: '智能校对',
  limit: 10,
  kept: '当前文稿已保存，已查出的8处问题仍可继续处理。',
  isOpen: true,
  onClose: fn(),
  onContact: fn(),
};

export const UsesExhausted = meta.story({
  name: '次数用完：在政策检索上',
  render: () => <UsesExhaustedDialog {...exhausted} />,
});

export const UsesExhaustedOnPolicy = meta.story({
  name: '次数用完：从一份政策开始匹配时',
  parameters: { path: '/Policy/PolicyDetail/s-rdsub-330000-1' },
  render: () => <UsesExhaustedDialog {...exhausted} module="政策匹配" limit={30} kept="已有的匹配报告仍可查看。" />,
});

export const UsesExhaustedLong = meta.story({
  name: '模块名很长，没有要保留的内容',
  render: () => (
    <UsesExhaustedDialog {...exhausted} module="高新技术企业认定申报材料智能校对与合规核查" kept={undefined} />
  ),
});

export const UsesExhaustedPhone = meta.story({
  name: '次数用完，窄屏375',
  globals: { viewport: { value: 'phone' } },
  render: () => <UsesExhaustedDialog {...exhausted} />,
});

export const UsesKeyboard = meta.story({
  name: '只用键盘：Esc或知道了都会关闭',
  render: () => <UsesExhaustedDialog {...exhausted} />,
  play: async ({ userEvent }) => {
    exhausted.onClose.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(exhausted.onClose).toHaveBeenCalledTimes(2);
  },
});
