import { accountHandlers } from '@hengce/account/testing';
import { ApiError } from '@hengce/api';
import { policyHandlers } from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PortalStory } from '../testing/PortalStory';
import { NotesEntry, type NotesEntryProps } from './NotesEntry';
import type { NotesSignOnResult } from './notesSignOn';

const opened: NotesSignOnResult = {
  kind: 'open',
  path: '/app/org/o1/wiki/w1/materialwriting',
  keys: { secret: 'S', token: 'T' },
};
const away = new ApiError({ kind: 'network', message: '服务暂时连接不上，内容没有丢失。请稍后重试' });

const failsOnce = fn<NotesEntryProps['enter']>();

const meta = preview.meta({
  id: 'portal-notes-entry',
  title: '页面/门户/进入写作空间',
  component: NotesEntry,
  parameters: { isPage: true },
  args: { enter: (async () => opened) as NotesEntryProps['enter'], onOpen: fn(), onLogin: fn() },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers);
  },
  decorators: [
    (Story) => (
      <PortalStory path="/materialwriting">
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const Opening = meta.story({
  name: '正在打开',
  args: { enter: () => new Promise(() => undefined) },
});

export const Opens = meta.story({
  name: '打开：只一次',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(opened));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const ToLogin = meta.story({
  name: '要重新登录',
  args: { enter: async () => ({ kind: 'login' }) },
  play: async ({ args }) => waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce()),
});

export const NoOrganisation = meta.story({
  name: '没有组织',
  args: { enter: async () => ({ kind: 'no-organisation' }) },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '还没有可用的组织' })).toBeVisible(),
});

export const NoWiki = meta.story({
  name: '没有知识空间',
  tags: ['visual'],
  args: { enter: async () => ({ kind: 'no-wiki' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: '还没有可用的知识空间' })).toBeVisible(),
});

export const Failed = meta.story({
  name: '没有打开：重试',
  args: { enter: failsOnce },
  beforeEach() {
    failsOnce.mockReset().mockRejectedValueOnce(away).mockResolvedValue(opened);
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
  },
});

export const Phone = meta.story({
  name: '没有打开，窄屏375',
  globals: { viewport: { value: 'phone' } },
  args: { enter: () => Promise.reject(away) },
});

export const Keyboard = meta.story({
  name: '只用键盘：重试，或回到工作台',
  args: { enter: () => Promise.reject(away) },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    retry.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toHaveFocus();
  },
});
