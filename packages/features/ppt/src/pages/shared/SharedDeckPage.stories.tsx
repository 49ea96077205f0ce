import { answering, failing, fitsTheScreen, gone, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { PptStoryHost } from '../../testing/PptStoryHost';
import { pptServer } from '../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-shared-deck-page',
  title: '页面/AI-PPT/分享的演示文稿',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/shared/Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ', host: { now: () => storyNow } },
  beforeEach: answering(...pptServer()),
});
export default meta;

export const Default = meta.story({
  name: '默认：各页从上到下，只读',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/只读，有效期至/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Gone = meta.story({ name: '链接打不开', beforeEach: answering(gone) });
export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '手机', globals: phone, play: fitsTheScreen });
