import { ApiError } from '@hengce/api';
import { ChunkLoadError } from '@hengce/feature-kit';
import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PortalStory } from '../testing/PortalStory';
import { FailedPage } from './PageError';

const meta = preview.meta({
  id: 'portal-failed-page',
  title: '页面/门户/页面没有打开',
  component: FailedPage,
  parameters: { isPage: true },
  args: {
    error: new ChunkLoadError('policy.search', new TypeError('Failed to fetch')),
    retry: fn(),
    reload: fn(),
    answers: async () => true,
    mayReloadItself: () => false,
  },
  decorators: [
    (Story) => (
      <PortalStory isBare>
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const Chunk = meta.story({
  name: '页面的代码没有取到：不再自动刷新，由用户重试',
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.reload).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.reload).toHaveBeenCalledOnce());
    await expect(args.retry).not.toHaveBeenCalled();
  },
});

export const ReloadsItself = meta.story({
  name: '刚发布了新版本：自动刷新一次',
  args: { mayReloadItself: () => true },
  play: async ({ args }) => waitFor(() => expect(args.reload).toHaveBeenCalledOnce()),
});

export const Late = meta.story({
  name: '等了两分钟没有取到：不再等第二次，由用户重试',
  args: { error: new ChunkLoadError('policy.search', new Error('late'), true), mayReloadItself: () => true },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: '重试' });
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

export const ServerAway = meta.story({
  name: '服务停了：不刷新，页面留在外框里，重试也不离开',
  args: { answers: async () => false, mayReloadItself: () => true },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('服务暂时连接不上');
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

export const Broken = meta.story({
  name: '页面出错：重试不刷新',
  args: { error: new TypeError('x is undefined') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.retry).toHaveBeenCalledOnce();
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

export const WithRequestId = meta.story({
  name: '服务出错：给出编号',
  args: { error: new ApiError({ kind: 'server', message: '检索服务出错', requestId: '7f3a1120c5d2' }) },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const BrokenPhone = meta.story({
  name: '服务出错，窄屏375',
  globals: { viewport: { value: 'phone' } },
  args: { error: new ApiError({ kind: 'server', message: '检索服务出错', requestId: '7f3a1120c5d2' }) },
});

export const Keyboard = meta.story({
  name: '只用键盘：重试，或回到工作台',
  args: { error: new TypeError('x is undefined') },
  play: async ({ canvas, userEvent, args }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toHaveFocus();
  },
});
