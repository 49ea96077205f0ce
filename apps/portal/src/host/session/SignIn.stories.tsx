import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HomePage } from '../../home/HomePage';
import { homeHandlers } from '../../testing/homeHandlers';
import { PortalStory } from '../../testing/PortalStory';
import { OtherUserDialog } from '../dialogs/OtherUserDialog';
import { SignInFailed } from './SignInStart';

const failed = { message: '服务暂时连接不上，内容没有丢失。请稍后重试', onRetry: fn(), onWithout: fn() };

const meta = preview.meta({
  id: 'portal-sign-in-by-link',
  title: '页面/门户/链接里的登录',
  component: OtherUserDialog,
  parameters: { isPage: true },
  args: { current: '13900139001', offered: '13800138000', isOpen: true, onKeep: fn(), onSwitch: fn() },
  beforeEach({ msw }) {
    msw.use(...homeHandlers());
  },
});
export default meta;

const overHome = (args: Parameters<typeof OtherUserDialog>[0]) => (
  <PortalStory>
    <HomePage />
    <OtherUserDialog {...args} />
  </PortalStory>
);

export const OtherUser = meta.story({
  name: '链接属于另一个账号：先问',
  tags: ['visual'],
  render: overHome,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '切换账号' });
    await expect(dialog).toHaveTextContent('现在登录的是139****9001，链接里的是138****8000');
  },
});

export const OtherUserPhone = meta.story({
  name: '先问，窄屏375',
  globals: { viewport: { value: 'phone' } },
  render: overHome,
});

export const UnknownUser = meta.story({
  name: '不知道现在登录的是谁',
  args: { current: '' },
  render: overHome,
});

export const Keyboard = meta.story({
  name: '只用键盘：焦点在保持，Esc也是保持',
  render: overHome,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '保持现在的账号' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
});

export const NotVerified = meta.story({
  name: '没有核对成功：重试，或不用这个链接',
  render: () => (
    <PortalStory isBare>
      <SignInFailed {...failed} />
    </PortalStory>
  ),
  play: async ({ canvas, userEvent }) => {
    failed.onRetry.mockClear();
    failed.onWithout.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await userEvent.click(canvas.getByRole('button', { name: '不用这个链接' }));
    await expect([failed.onRetry.mock.calls.length, failed.onWithout.mock.calls.length]).toEqual([1, 1]);
  },
});

export const NotVerifiedPhone = meta.story({
  name: '没有核对成功，窄屏375',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PortalStory isBare>
      <SignInFailed {...failed} />
    </PortalStory>
  ),
});
