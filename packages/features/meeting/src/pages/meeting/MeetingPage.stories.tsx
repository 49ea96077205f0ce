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
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer, noTranscript } from '../../testing/meetingServer';
import { sampleMeeting } from '../../testing/sampleMeeting';
import { longTranscript } from '../../testing/sampleTranscript';

const meta = preview.meta({
  id: 'meeting-meeting-page',
  title: '页面/会议/一场会议',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/transcripts/mt000001', host: { now: () => storyNow } },
});
export default meta;

const served = (rest: Parameters<typeof sampleMeeting>[0] = {}, options: MeetingServerOptions = {}) =>
  serving(() => meetingServer({ ...options, meeting: sampleMeeting({ title: '研发费用归集专题会', ...rest }) }));
/** Nobody has typed anything yet. */
const untyped = (rest: Parameters<typeof sampleMeeting>[0] = {}) => served(rest, { transcript: noTranscript });

export const Default = meta.story({
  name: '默认：谁在什么时候说了什么，旁边是纪要与录音信息',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row', { name: /何立言/ })).length).toBe(3);
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
    await user.click(canvas.getByRole('tab', { name: '录音信息' }));
    await expect(canvas.getByText('设备中断')).toBeVisible();
  },
});

export const Untyped = meta.story({
  name: '还没有文字：只有说话的地方，点一段从那里播放，跳过无声',
  beforeEach: untyped(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未配置语音识别，可手动记录或导入字幕')).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await user.click(canvas.getByRole('switch', { name: '跳过无声' }));
    await user.click(rows[1] as HTMLElement);
    await expect(canvas.getByRole('slider', { name: /播放位置/ })).not.toHaveValue('0');
  },
});

export const NoWave = meta.story({
  name: '没有波形也没有文字',
  beforeEach: untyped({ levelStepMs: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未配置语音识别，可手动记录或导入字幕')).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const Long = meta.story({
  name: '三小时、9000句：只画看得见的，End到最后一句',
  beforeEach: served({ durationMs: 10_800_000 }, { transcript: longTranscript() }),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    await expect(rows.length).toBeLessThan(60);
    const grid = canvas.getByRole('grid', { name: '文字记录' });
    grid.focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('2:59:58')).toBeVisible());
  },
});

export const Fast = meta.story({
  name: '三倍速播放',
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    await user.click(await canvas.findByRole('button', { name: /倍速/ }));
    await user.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: '3倍' }));
    await user.click(canvas.getByRole('button', { name: '播放' }));
    await expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible();
  },
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
  name: '在回收站里：可以恢复',
  beforeEach: served({ removedAt: '2026-11-19T06:02:00.000Z' }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '恢复' })).toBeVisible(),
});
export const Restored = meta.story({
  name: '从回收站恢复',
  beforeEach: served({ removedAt: '2026-11-19T06:02:00.000Z' }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '恢复' }));
    await waitFor(() => expect(canvas.queryByText('这场会议在回收站里')).toBeNull());
  },
});
export const Loading = meta.story({ name: '正在读取', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有读到', beforeEach: answering(failing) });
export const Gone = meta.story({
  name: '没有这场会议',
  beforeEach: answering(gone),
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场会议')).toBeVisible(),
});
export const Phone = meta.story({ name: '手机', globals: phone, beforeEach: served(), play: fitsTheScreen });
