import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer, uploadOf } from '../../../testing/meetingServer';
import { sampleMeeting } from '../../../testing/sampleMeeting';
import { fileIdentity } from '../../../uploading/fileIdentity';

const meta = preview.meta({
  id: 'meeting-uploads',
  title: '页面/会议/上传',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency', host: { now: () => storyNow } },
});
export default meta;

type Canvas = ReturnType<typeof within>;

/** A file of so many bytes, the same each time; larger ones only say so. */
function sampleFile(name: string, bytes: number): File {
  const file = new File([new Uint8Array(Math.min(bytes, 4_000_000))], name, { lastModified: 1_700_000_000_000 });
  return bytes > file.size ? Object.defineProperty(file, 'size', { value: bytes }) : file;
}
const weekly = sampleFile('研发项目周例会.mp3', 3_000_000);
const interview = sampleFile('高新认定访谈.m4a', 1_200_000);

const meetings = [
  sampleMeeting({ id: 'mt000003', title: '研发费用归集专题会', createdAt: '2026-11-19T06:02:00.000Z' }),
];
const served = (options: MeetingServerOptions = {}) => serving(() => meetingServer({ meetings, ...options }));
const choose = async (canvas: Canvas, ...files: File[]) => {
  const button = await canvas.findByRole('button', { name: '上传音频' });
  // How much may be uploaded comes first.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: '上传音频或视频' });
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
  // What is dropped may be of any kind.
  await user.upload(input, files, { applyAccept: false });
  return within(dialog);
};
const upload = async (canvas: Canvas, ...files: File[]) => {
  const dialog = await choose(canvas, ...files);
  await user.click(await dialog.findByRole('checkbox', { name: /录音里的人都知道/ }));
  await user.click(await dialog.findByRole('button', { name: `上传${files.length}个文件` }));
  return within(await canvas.findByRole('region', { name: '正在上传' }));
};

export const Choosing = meta.story({
  name: '选文件：能传多大、还能存多少先说，每个文件能不能传都写明',
  args: { sound: { sounds: { '会议室.flac': 'undecodable', '合同.mp3': 'unreadable' } } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    const others = [
      sampleFile('会议室.flac', 900_000),
      sampleFile('合同.mp3', 80_000),
      sampleFile('纪要.wma', 500_000),
      sampleFile('全天录像.mp4', 2_400_000_000),
    ];
    const dialog = await choose(canvas, weekly, ...others);
    await expect(await dialog.findByText(/这个浏览器不能解码/)).toBeVisible();
    await expect(dialog.getByText(/没有读到声音/)).toBeVisible();
    await expect(dialog.getByText(/不收这种文件/)).toBeVisible();
    await expect(dialog.getByText(/超过2GB/)).toBeVisible();
    await expect(dialog.getByText(/每个最大2GB。还能存10GB/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '上传2个文件' })).toBeEnabled();
  },
});

export const NoConsent = meta.story({
  name: '没有确认录音里的人知情，不能上传',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, weekly);
    await user.click(await dialog.findByRole('button', { name: '上传1个文件' }));
    await expect(await dialog.findByText('请先确认，再开始上传')).toBeVisible();
  },
});

export const Queue = meta.story({
  name: '正在上传与排队',
  beforeEach: served({ heldFrom: 2 }),
  play: async ({ canvas }) => {
    const queue = await upload(canvas, weekly, interview);
    await expect(await queue.findByText('正在上传69%')).toBeVisible();
    await expect(queue.getByText('排队')).toBeVisible();
  },
});

export const Waiting = meta.story({
  name: '网络断开：接着试',
  beforeEach: served({ isOffline: true }),
  play: async ({ canvas }) => {
    const queue = await upload(canvas, weekly);
    await expect(await queue.findByText('连不上服务端，会接着试')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: '服务端不收：说明原因，可以再试',
  beforeEach: served({ refusal: '这场会议已删除，这一段没有保存' }),
  play: async ({ canvas }) => {
    const queue = await upload(canvas, weekly);
    await expect(await queue.findByText(/这场会议已删除/)).toBeVisible();
    await expect(queue.getByRole('button', { name: /重试/ })).toBeVisible();
  },
});

export const Sounding = meta.story({
  name: '已传完，正在读波形',
  args: { sound: { heldAt: 0.41 } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    const queue = await upload(canvas, weekly);
    await expect(await queue.findByText('已传完，正在读波形41%')).toBeVisible();
  },
});

export const Done = meta.story({
  name: '传完：从队列到列表，正在整理',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await upload(canvas, weekly);
    await expect(await canvas.findByRole('link', { name: '研发项目周例会' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '正在上传' })).toBeNull();
    await expect(canvas.getByText('正在整理')).toBeVisible();
  },
});

/** A server that has two of the three chunks of the file. */
const stopped = async ({ msw }: Parameters<ReturnType<typeof served>>[0]) => {
  const head = { clientId: await fileIdentity(weekly), title: '研发项目周例会', fileBytes: weekly.size };
  const half = uploadOf({ ...head, id: 'up000001', sizeBytes: 2_097_152, createdAt: '2026-11-20T01:50:00.000Z' });
  msw.use(...meetingServer({ meetings: [half, ...meetings] }));
};

export const Resumed = meta.story({
  name: '上次没有传完：再选一次同一个文件，从停下的地方接着传，不再问一遍',
  beforeEach: stopped,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '接着传' }));
    const dialog = within(await screen.findByRole('dialog', { name: '上传音频或视频' }));
    await expect(dialog.getByText(/请再选一次“研发项目周例会”原来的文件/)).toBeVisible();
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, [weekly]);
    await expect(await dialog.findByText('接着传，已有2.1MB')).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '上传1个文件' }));
    await expect(await canvas.findByRole('link', { name: '研发项目周例会' })).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: '列表里没有传完的：已传多少，共多少',
  beforeEach: stopped,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有传完')).toBeVisible();
    await expect(canvas.getByText(/2.1MB，共3MB/)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机上正在上传',
  globals: phone,
  beforeEach: served({ heldFrom: 2 }),
  play: async ({ canvas }) => {
    const queue = await upload(canvas, weekly, interview);
    await queue.findByText('正在上传69%');
    await fitsTheScreen({ canvas });
  },
});

export const PhoneChoosing = meta.story({
  name: '手机上选文件',
  globals: phone,
  args: { sound: { sounds: { '合同.mp3': 'unreadable' } } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, weekly, sampleFile('合同.mp3', 80_000));
    await dialog.findByText(/没有读到声音/);
    await fitsTheScreen({ canvas });
  },
});
