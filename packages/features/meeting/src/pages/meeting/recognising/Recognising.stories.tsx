import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer, noTranscript } from '../../../testing/meetingServer';
import { sampleRecogniser, sampleRecognition } from '../../../testing/recogniserServer';
import { sampleMeeting } from '../../../testing/sampleMeeting';
import { sampleTranscript } from '../../../testing/sampleTranscript';

const meta = preview.meta({
  id: 'meeting-recognising',
  title: '页面/会议/转写',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/transcripts/mt000001', host: { now: () => storyNow } },
});
export default meta;

const served = (options: MeetingServerOptions = {}) =>
  serving(() =>
    meetingServer({
      meeting: sampleMeeting({ title: '研发费用归集专题会' }),
      recogniser: sampleRecogniser(),
      ...options,
    }),
  );

/** What a recogniser made of the meeting. */
const recognised = () => {
  const { segments, ...rest } = sampleTranscript();
  return { ...rest, segments: segments.map((segment) => ({ ...segment, source: 'recognised' as const })) };
};
const dialogOf = async () => within(await within(document.body).findByRole('dialog', { name: '转写' }));

export const Default = meta.story({
  name: '还没有文字：选语言，开始转写',
  beforeEach: served({ transcript: noTranscript }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有文字。可以转写，也可手动记录或导入字幕')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '转写' }));
    const dialog = await dialogOf();
    await expect(dialog.getByText(/录音会发给语音识别服务（sensevoice）/)).toBeVisible();
    await expect(dialog.queryByText(/转写稿里已经有字/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '开始转写' }));
    await expect(await canvas.findByRole('progressbar', { name: '正在准备转写' })).toBeVisible();
  },
});

export const Asking = meta.story({
  name: '已有手写的字：先说会替换',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    const dialog = await dialogOf();
    await expect(dialog.getByText(/转写稿里已经有字，转写好以后会换成识别的/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '替换并转写' })).toBeVisible();
  },
});

export const Replaces = meta.story({
  name: '确认替换以后转写',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    await user.click((await dialogOf()).getByRole('button', { name: '替换并转写' }));
    await expect(await canvas.findByRole('button', { name: '停止转写' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '转写' })).toBeNull();
  },
});

export const Refused = meta.story({
  name: '服务端不转写：说明原因',
  beforeEach: served({ refusedStart: '现在的语音识别服务只能转写Opus与WAV的录音，没有开始转写' }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: '替换并转写' }));
    await expect(await dialog.findByText(/只能转写Opus与WAV的录音/)).toBeVisible();
  },
});

export const Costs = meta.story({
  name: '计1次：转写以前说明，还能用几次',
  args: { host: { now: () => storyNow, reserveUse: async () => 'a-key-of-this-story' } },
  beforeEach: served({ transcript: noTranscript }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    const dialog = await dialogOf();
    await expect(await dialog.findByText(/一场会议计1次.*。还能用12次$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '开始转写' }));
    await canvas.findByRole('progressbar', { name: '正在准备转写' });
  },
});

export const Unlimited = meta.story({
  name: '不限次数：只说计1次',
  args: { host: { now: () => storyNow, reserveUse: async () => 'a-key-of-this-story' } },
  beforeEach: served({ transcript: noTranscript, usesLeft: null }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    const dialog = await dialogOf();
    await expect(await dialog.findByText(/一场会议计1次.*不重复计$/)).toBeVisible();
  },
});

export const UsedUp = meta.story({
  name: '次数用完：由宿主说明，稿子不变',
  args: { host: { now: () => storyNow, reserveUse: async () => null } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转写' }));
    await user.click((await dialogOf()).getByRole('button', { name: '替换并转写' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '转写' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const None = meta.story({
  name: '未配置语音识别',
  beforeEach: served({ recogniser: null, transcript: noTranscript }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未配置语音识别，可手动记录或导入字幕')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '转写' })).toBeNull();
  },
});

export const NoneTyped = meta.story({
  name: '未配置语音识别，已有字：不提',
  beforeEach: served({ recogniser: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '分享' });
    await expect(canvas.queryByText(/未配置语音识别/)).toBeNull();
  },
});

export const Running = meta.story({
  name: '正在转写，可以停下，再继续',
  beforeEach: served({ transcript: noTranscript, recognition: sampleRecognition() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '正在转写，已完成04:00，共12:34' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '停止转写' }));
    await expect(await canvas.findByText('转写停在04:00，共12:34。已转写的留着，可以继续')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: '没有转写成：怎么办',
  beforeEach: served({
    recognition: sampleRecognition({
      state: 'failed',
      problem: '语音识别服务没有接受密钥，请联系管理员。已转写的留着，处理好以后可以继续',
    }),
  }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '继续转写' })).toBeVisible(),
});

export const Done = meta.story({
  name: '转写好了：标明AI生成，可以换回原来的',
  beforeEach: served({
    transcript: recognised(),
    recognition: sampleRecognition({ state: 'done', doneMs: 754_020, other: 'previous' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请对照录音核对/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '换回原来的' }));
    await expect(await canvas.findByRole('button', { name: '换成识别的' })).toBeVisible();
  },
});

export const Captioned = meta.story({
  name: '实时字幕留下的：标明AI生成，可以再转写',
  beforeEach: served({ transcript: recognised() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请对照录音核对/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '转写' })).toBeVisible();
  },
});

export const Aside = meta.story({
  name: '转写的时候改了稿子：识别的放在一边',
  beforeEach: served({ recognition: sampleRecognition({ state: 'done', doneMs: 754_020, other: 'recognised' }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/识别的放在一边/)).toBeVisible(),
});

export const Phone = meta.story({
  name: '手机',
  globals: phone,
  beforeEach: served({ recognition: sampleRecognition() }),
  play: fitsTheScreen,
});

export const PhoneAsking = meta.story({
  name: '手机，转写以前',
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '更多' }));
    await user.click(await within(document.body).findByRole('menuitem', { name: '转写' }));
    await dialogOf();
    await fitsTheScreen({ canvas });
  },
});
