import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, within } from 'storybook/test';
import { sampleChunk, sampleLocal } from '../../testing/localRecordings';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer } from '../../testing/meetingServer';
import { sampleMeeting } from '../../testing/sampleMeeting';

const meta = preview.meta({
  id: 'meeting-recording-page',
  title: '页面/会议/录音',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/recording', host: { now: () => storyNow } },
});
export default meta;

type Canvas = ReturnType<typeof within>;
const served = (options: MeetingServerOptions = {}) => serving(() => meetingServer(options));
const allow = async (canvas: Canvas) => user.click(await canvas.findByRole('button', { name: '允许使用麦克风' }));
const begin = async (canvas: Canvas) => {
  await allow(canvas);
  await user.click(await canvas.findByRole('checkbox', { name: /已告知全体参会人/ }));
  await user.click(canvas.getByRole('button', { name: '开始录音' }));
  await canvas.findByRole('timer');
};
const end = async (canvas: Canvas) => {
  await begin(canvas);
  await canvas.findByText('已安全保存到41:07');
  await user.click(canvas.getByRole('button', { name: '结束录音' }));
};

export const Default = meta.story({
  name: '还没有权限',
  beforeEach: served(),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '允许使用麦克风' })).toBeVisible(),
});

export const WithTab = meta.story({
  name: '连标签页的声音一起录：只取声音',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: '麦克风和标签页的声音' }));
    await expect(await canvas.findByText(/只取它的声音/)).toBeVisible();
  },
});

export const Asking = meta.story({
  name: '浏览器正在询问',
  args: { device: { isAsking: true } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText('请在浏览器的提示里选“允许”')).toBeVisible();
  },
});

export const Denied = meta.story({
  name: '没有得到权限：怎样改',
  args: { device: { problem: 'denied' } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/没有得到麦克风的权限/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeVisible();
  },
});

export const NoDevice = meta.story({
  name: '没有麦克风',
  args: { device: { problem: 'noDevice' } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/没有找到麦克风/)).toBeVisible();
  },
});

export const Busy = meta.story({
  name: '麦克风被别的程序占用',
  args: { device: { problem: 'busy' } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/正被别的程序占用/)).toBeVisible();
  },
});

export const NoTabSound = meta.story({
  name: '选的标签页没有共享声音',
  args: { device: { problem: 'noTabAudio' } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/没有共享声音/)).toBeVisible();
  },
});

export const Unsupported = meta.story({
  name: '浏览器不能录音',
  args: { device: { problem: 'unsupported', canShareTab: false } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/请换用新版/)).toBeVisible();
  },
});

export const LevelTest = meta.story({
  name: '试音：没有告知参会人不能开始',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByRole('meter', { name: '试音' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(await canvas.findByText('请先告知参会人，再勾选')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

export const LevelSilent = meta.story({
  name: '试音没有声音；手机上说明锁屏会停',
  args: { device: { isSilent: true, mayBeSuspended: true, canShareTab: false } },
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(/没有听到声音。请靠近/)).toBeVisible();
    await fitsTheScreen({ canvas });
  },
});

export const Recording = meta.story({
  name: '正在录音：已安全保存到哪里',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText('已安全保存到41:07')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('41:07');
  },
});

export const Silent = meta.story({
  name: '5秒没有声音',
  args: { device: { isSilent: true } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/5秒没有听到声音/)).toBeVisible();
  },
});

export const Paused = meta.story({
  name: '暂停，再继续',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await user.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(await canvas.findByText('已暂停')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '继续录音' }));
    await user.click(await canvas.findByRole('button', { name: '暂停' }));
    await expect(await canvas.findByRole('button', { name: '继续录音' })).toBeVisible();
  },
});

export const DeviceLost = meta.story({
  name: '麦克风断开：换一个接着录',
  args: { device: { isLost: true } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/麦克风断开了/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /麦克风/ })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: '网络断开：录音继续，几段只在这台设备上',
  beforeEach: served({ isOffline: true }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/网络断开了/)).toBeVisible();
    await expect(await canvas.findByText(/还有4段只在这台设备上/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: '服务端不收：说明原因，已录的留着',
  beforeEach: served({ refusal: '这场会议已删除' }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/这场会议已删除/)).toBeVisible();
  },
});

export const StorageLow = meta.story({
  name: '存储快满',
  args: { device: { freeBytes: 20_000_000 } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/存储空间快满了，大约还能录36分钟/)).toBeVisible();
  },
});

export const StorageFull = meta.story({
  name: '存储满了：最近几秒只在内存里',
  args: { device: { isFull: true } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByText(/存储空间满了/)).toBeVisible();
  },
});

export const Ending = meta.story({
  name: '正在保存',
  beforeEach: served({ sealed: 'held' }),
  play: async ({ canvas }) => {
    await end(canvas);
    await expect(await canvas.findByText('正在保存')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '结束录音' })).toBeNull();
  },
});

export const Sealed = meta.story({
  name: '已保存：打开会议，或再录一场',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await end(canvas);
    await expect(await canvas.findByRole('link', { name: '打开会议' })).toHaveAttribute(
      'href',
      '/efficiency/transcripts/mt000001',
    );
    await user.click(canvas.getByRole('button', { name: '再录一场' }));
    await expect(await canvas.findByRole('button', { name: '允许使用麦克风' })).toBeVisible();
  },
});

const elsewhere = sampleMeeting({
  ...{ id: 'mt000009', clientId: 'c0ffee0099999999', title: '申报材料分工会', state: 'recording' },
  ...{ durationMs: 754_020, createdAt: '2026-11-19T06:02:00.000Z', updatedAt: '2026-11-19T06:15:00.000Z' },
});
const left = [
  {
    recording: sampleLocal({ meetingId: 'mt000001' }),
    chunks: Array.from({ length: 12 }, (_, seq) => sampleChunk(seq)),
    sent: 8,
  },
];

export const Recovery = meta.story({
  name: '上次没有结束：这台设备上的与别处录的都列出',
  args: { device: { left } },
  beforeEach: served({ meetings: [elsewhere] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('研发费用归集专题会')).toBeVisible();
    await expect(canvas.getByText(/还有4段只在这台设备上/)).toBeVisible();
    await expect(await canvas.findByText('申报材料分工会')).toBeVisible();
  },
});

export const Recovered = meta.story({
  name: '保存没有结束的录音',
  args: { device: { left } },
  beforeEach: served({ meetings: [elsewhere] }),
  play: async ({ canvas }) => {
    await canvas.findByText('申报材料分工会');
    const row = canvas.getByText('研发费用归集专题会').closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: '保存这场录音' }));
    await expect(await canvas.findByText('“研发费用归集专题会”已保存')).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: '再录一场' }));
    await expect(await canvas.findByText('申报材料分工会')).toBeVisible();
    await expect(canvas.queryByText('研发费用归集专题会')).toBeNull();
    await user.click(canvas.getByRole('button', { name: '保存这场录音' }));
    await expect(await canvas.findByText('“申报材料分工会”已保存')).toBeVisible();
  },
});

export const Running = meta.story({
  name: '正在别处录的不能在这里结束',
  beforeEach: served({ meetings: [{ ...elsewhere, updatedAt: '2026-11-20T02:23:30.000Z' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在另一台设备上录/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存这场录音' })).toBeNull();
  },
});

export const Elsewhere = meta.story({
  name: '另一个标签页正在录音',
  args: { device: { isElsewhere: true } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await allow(canvas);
    await user.click(await canvas.findByRole('checkbox', { name: /已告知全体参会人/ }));
    await user.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(await canvas.findByText(/另一个标签页正在录音/)).toBeVisible();
  },
});

export const RunningInTab = meta.story({
  name: '另一个标签页里录的，不说成另一台设备',
  args: { device: { isElsewhere: true, left } },
  beforeEach: served({ meetings: [{ ...elsewhere, clientId: 'rec', updatedAt: '2026-11-20T02:23:30.000Z' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在另一个标签页里录/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存这场录音' })).toBeNull();
  },
});

export const Phone = meta.story({
  name: '手机上正在录音',
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await begin(canvas);
    await canvas.findByText('已安全保存到41:07');
    await fitsTheScreen({ canvas });
  },
});
