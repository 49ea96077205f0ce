import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, type within } from 'storybook/test';
import { MeetingStoryHost } from '../../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer } from '../../../testing/meetingServer';
import { sampleRecogniser } from '../../../testing/recogniserServer';

const meta = preview.meta({
  id: 'meeting-live-captions',
  title: '页面/会议/实时字幕',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/recording', host: { now: () => storyNow } },
});
export default meta;

type Captions = NonNullable<MeetingServerOptions['captions']>;

const sentences = ['各位好，今天讨论研发费用的归集。', '检测报告十二月三日前由财务部提交。'].map((text, n) => ({
  ...{ id: `g${n}`, startMs: n * 4_000, endMs: n * 4_000 + 3_600, text },
  source: 'recognised' as const,
}));
const heard = (rest: Partial<Captions> = {}): Captions => ({
  ...{ state: 'listening', total: 2, sentences, partial: '辅助账按项目' },
  ...rest,
});
const served = (captions?: Captions) =>
  serving(() => meetingServer({ recogniser: sampleRecogniser({ hasLive: true }), captions }));
const begin = async (canvas: ReturnType<typeof within>) => {
  await user.click(await canvas.findByRole('button', { name: '允许使用麦克风' }));
  await user.click(await canvas.findByRole('checkbox', { name: /已告知全体参会人/ }));
  await user.click(canvas.getByRole('button', { name: '开始录音' }));
  await canvas.findByRole('timer');
};

export const Default = meta.story({
  name: '边录边出字：定下来的与还会变的',
  beforeEach: served(heard()),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/检测报告十二月三日前/)).toBeVisible();
    await expect(canvas.getByText('辅助账按项目')).toBeVisible();
    await expect(canvas.getByText('AI生成')).toBeVisible();
  },
});

export const Before = meta.story({
  name: '录音以前：说明声音会发给谁',
  beforeEach: served(heard()),
  play: async ({ canvas }) => expect(await canvas.findByText(/声音同时发给语音识别服务/)).toBeVisible(),
});

export const Costs = meta.story({
  name: '录音以前：说明计1次',
  args: { host: { now: () => storyNow, reserveUse: async () => 'a-key-of-this-story' } },
  beforeEach: served(heard()),
  play: async ({ canvas }) => expect(await canvas.findByText(/一场会议计1次.*。还能用12次$/)).toBeVisible(),
});

export const UsedUp = meta.story({
  name: '次数用完：没有字幕，录音照录',
  beforeEach: serving(() => meetingServer({ recogniser: sampleRecogniser({ hasLive: true }), isUsedUp: true })),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/会议转写的次数已用完/)).toBeVisible();
    await expect(canvas.queryByText(/还没有听到说话|声音同时发给|AI生成/)).toBeNull();
    await expect(canvas.getByRole('timer')).toHaveTextContent('41:07');
  },
});

export const None = meta.story({
  name: '没有接入语音识别',
  beforeEach: serving(() => meetingServer()),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/没有接入能给实时字幕的语音识别/)).toBeVisible();
  },
});

export const Connecting = meta.story({
  name: '正在连接',
  beforeEach: served(heard({ state: 'connecting', total: 0, sentences: [], partial: '' })),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText('正在连接语音识别')).toBeVisible();
  },
});

export const Reconnecting = meta.story({
  name: '断开，正在重连：录音照录',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/正在重连/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('41:07');
  },
});

export const Lagging = meta.story({
  name: '识别跟不上',
  beforeEach: served(heard({ state: 'lagging' })),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/语音识别跟不上/)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机',
  globals: phone,
  beforeEach: served(heard()),
  play: async ({ canvas }) => {
    await begin(canvas);
    await canvas.findByText(/检测报告十二月三日前/);
    await fitsTheScreen({ canvas });
  },
});
