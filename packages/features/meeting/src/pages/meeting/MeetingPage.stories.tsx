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
import { meetingServer, sampleMeeting } from '../../testing/meetingServer';

const meta = preview.meta({
  id: 'meeting-meeting-page',
  title: '页面/会议/一场会议',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/transcripts/mt000001', host: { now: () => storyNow } },
});
export default meta;

const served = (rest: Parameters<typeof sampleMeeting>[0] = {}) =>
  serving(() => meetingServer({ meeting: sampleMeeting({ title: '研发费用归集专题会', ...rest }) }));

export const Default = meta.story({
  name: '默认：波形、一段一段、中断的地方、告知与同意',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3);
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
    await expect(canvas.getByText('设备中断')).toBeVisible();
  },
});

export const Seek = meta.story({
  name: '点一段从那里播放，跳过无声',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    await user.click(await canvas.findByRole('switch', { name: '跳过无声' }));
    await user.click(rows[1] as HTMLElement);
    await expect(canvas.getByRole('slider', { name: /播放位置/ })).not.toHaveValue('0');
  },
});

export const NoWave = meta.story({
  name: '没有波形',
  beforeEach: served({ levelStepMs: null }),
  play: async ({ canvas }) => expect(await canvas.findByText('没有波形，可以播放和拖动')).toBeVisible(),
});

export const Making = meta.story({
  name: '正在整理',
  beforeEach: served({ state: 'sealing' }),
  play: async ({ canvas }) => expect(await canvas.findByRole('progressbar', { name: /正在整理/ })).toBeVisible(),
});

export const SealFailed = meta.story({
  name: '没有整理成文件，录音还在',
  beforeEach: served({ state: 'failed', failure: '没有读到声音' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/没有整理成可以播放的文件/)).toBeVisible(),
});

export const Unfinished = meta.story({
  name: '还没有保存完：去保存',
  beforeEach: served({ state: 'recording' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '去保存' })).toHaveAttribute('href', '/efficiency/recording'),
});

export const Removed = meta.story({
  name: '在回收站里',
  beforeEach: served({ removedAt: '2026-11-19T06:02:00.000Z' }),
});
export const Loading = meta.story({ name: '正在读取', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有读到', beforeEach: answering(failing) });
export const Gone = meta.story({
  name: '没有这场会议',
  beforeEach: answering(gone),
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场会议')).toBeVisible(),
});
export const Phone = meta.story({ name: '手机', globals: phone, beforeEach: served(), play: fitsTheScreen });
