import { answering, failing, fitsTheScreen, pending, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { type MeetingServerOptions, meetingServer } from '../../testing/meetingServer';
import { sampleMeeting } from '../../testing/sampleMeeting';

const meta = preview.meta({
  id: 'meeting-meetings-page',
  title: '页面/会议/列表',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency', host: { now: () => storyNow } },
});
export default meta;

const at = (day: number) => `2026-11-${day}T06:02:00.000Z`;
const meetings = [
  sampleMeeting({ id: 'mt000004', title: '申报材料分工会', state: 'recording', durationMs: 51_200, createdAt: at(20) }),
  sampleMeeting({ id: 'mt000003', title: '研发费用归集专题会', durationMs: 2_792_000, createdAt: at(19) }),
  sampleMeeting({ id: 'mt000002', title: '三季度申报复盘', state: 'sealing', createdAt: at(18) }),
  sampleMeeting({ id: 'mt000001', title: '高新认定访谈', state: 'failed', createdAt: at(12) }),
  sampleMeeting({ id: 'mt000000', title: '试录', createdAt: at(11), removedAt: at(12) }),
];
const served = (options: MeetingServerOptions = { meetings }) => serving(() => meetingServer(options));
const menuOf = (canvas: { findByRole: typeof screen.findByRole }, title: string) =>
  canvas.findByRole('button', { name: `“${title}”的更多操作` });

export const Default = meta.story({
  name: '默认：没有保存完的、正在整理的都标出',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '研发费用归集专题会' })).toHaveAttribute(
      'href',
      '/efficiency/transcripts/mt000003',
    );
    await expect(canvas.getByRole('link', { name: '申报材料分工会' })).toHaveAttribute('href', '/efficiency/recording');
    await expect(canvas.queryByText('试录')).toBeNull();
  },
});

export const Search = meta.story({
  name: '边打字边按名称或说过的话找，找不到',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('searchbox', { name: '按名称或说过的话找' }), '年会');
    await expect(await canvas.findByText('没有名称或说过的话里有“年会”的会议')).toBeVisible();
  },
});

const said = (startMs: number, text: string) => ({
  id: `g${startMs}`,
  startMs,
  endMs: startMs + 4_000,
  text,
  source: 'typed' as const,
});
export const Said = meta.story({
  name: '说过的话里找到：什么时候说的，写出前三处',
  args: { initialPath: '/efficiency?q=委外' },
  beforeEach: served({
    meetings: [
      sampleMeeting({
        id: 'mt000003',
        title: '委外费用专题会',
        createdAt: at(19),
        hits: {
          total: 7,
          segments: [
            said(751_000, '对，直接用汇算清缴表第六页的数。QL-12那个项目有一笔委外费用，要按80%计入。'),
            said(778_000, '委外合同是今年三月签的，付款在五月。'),
            said(800_000, '没有登记证明的委外费用，审核时大概率会被核减，这部分大约有42万元。'),
          ],
        },
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共说到7处')).toBeVisible();
    await expect(canvas.getByText('12:31')).toBeVisible();
  },
});

export const Uploaded = meta.story({
  name: '只看上传的，只看录的',
  beforeEach: served({
    meetings: [
      ...meetings,
      sampleMeeting({ id: 'mt000009', title: '客户访谈', origin: 'uploaded', createdAt: at(10) }),
    ],
  }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: '上传的' }));
    await waitFor(() => expect(canvas.queryByText('研发费用归集专题会')).toBeNull());
    await expect(await canvas.findByRole('link', { name: '客户访谈' })).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: '录的' }));
    await expect(await canvas.findByRole('link', { name: '研发费用归集专题会' })).toBeVisible();
    await expect(canvas.queryByText('客户访谈')).toBeNull();
  },
});

export const Rename = meta.story({
  name: '改名',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await menuOf(canvas, '研发费用归集专题会'));
    await user.click(await screen.findByRole('menuitem', { name: '改名' }));
    const field = await screen.findByRole('textbox', { name: '会议名称' });
    await user.clear(field);
    await user.type(field, '研发费用归集二次会');
    await user.click(screen.getByRole('button', { name: '保存名称' }));
    await expect(await canvas.findByRole('link', { name: '研发费用归集二次会' })).toBeVisible();
  },
});

export const RemoveAndRestore = meta.story({
  name: '删除以后马上恢复',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await menuOf(canvas, '研发费用归集专题会'));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await expect(await canvas.findByRole('link', { name: '研发费用归集专题会' })).toBeVisible();
  },
});

export const Trash = meta.story({
  name: '回收站：彻底删除要确认，删了就腾出空间',
  args: { initialPath: '/efficiency?view=trash' },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await menuOf(canvas, '试录'));
    await user.click(await screen.findByRole('menuitem', { name: '彻底删除' }));
    await user.click(await screen.findByRole('button', { name: '彻底删除' }));
    await expect(await canvas.findByText('回收站是空的')).toBeVisible();
    await expect(await canvas.findByText('录音已用200KB，最多10GB')).toBeVisible();
  },
});

export const Keep = meta.story({
  name: '缩短保存期限要确认',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /保存期限/ }));
    await user.click(await screen.findByRole('option', { name: '90天' }));
    await expect(await screen.findByText(/超过90天的会议会自动彻底删除/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '改期限' }));
    await expect(await canvas.findByRole('button', { name: /90天/ })).toBeVisible();
  },
});

export const Loading = meta.story({ name: '正在读取', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有读到', beforeEach: answering(failing) });
export const Empty = meta.story({
  name: '还没有会议',
  beforeEach: served({}),
  play: async ({ canvas }) => expect(await canvas.findByText('还没有会议')).toBeVisible(),
});
export const Phone = meta.story({ name: '手机', globals: phone, beforeEach: served(), play: fitsTheScreen });
