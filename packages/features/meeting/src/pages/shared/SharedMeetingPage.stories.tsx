import {
  answering,
  failing,
  fitsTheScreen,
  gone,
  pending,
  phone,
  serving,
  storyNow,
} from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { meetingServer } from '../../testing/meetingServer';

const meta = preview.meta({
  id: 'meeting-shared-meeting-page',
  title: '页面/会议/分享的会议',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/shared/Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ', host: { now: () => storyNow } },
  beforeEach: serving(() => meetingServer()),
});
export default meta;

export const Default = meta.story({
  name: '默认：只读，有效期写明，没有批注',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/只读，有效期至/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '编辑' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
  },
});

export const Password = meta.story({
  name: '设了密码：错了说清楚，对了就打开',
  beforeEach: serving(() => meetingServer({ sharePassword: '会议2026' })),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '分享密码' });
    await user.type(field, '不对的');
    await user.click(canvas.getByRole('button', { name: '打开会议' }));
    await expect(await canvas.findByText('分享密码不对，请向分享的人核对')).toBeVisible();
    await user.clear(field);
    await user.type(field, '会议2026');
    await user.click(canvas.getByRole('button', { name: '打开会议' }));
    await expect(await canvas.findByText(/只读，有效期至/)).toBeVisible();
  },
});

export const Gone = meta.story({ name: '链接打不开', beforeEach: answering(gone) });
export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '手机', globals: phone, play: fitsTheScreen });
