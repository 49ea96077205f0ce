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
import { expect, userEvent as user, within } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { meetingServer } from '../../testing/meetingServer';
import { decidedTranscript, writtenMinutes } from '../../testing/minutesServer';

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

/** The minutes of the sample are those of this transcript. */
const said = { revision: 1, segments: [...decidedTranscript.segments], speakers: [...decidedTranscript.speakers] };
const withMinutes = serving(() => meetingServer({ transcript: said, sharedMinutes: writtenMinutes() }));
export const WithMinutes = meta.story({
  name: '也分享了纪要：写明AI生成，待办不能勾',
  beforeEach: withMinutes,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AI生成')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: '决定' })).getByText(/1286万元/)).toBeVisible();
    const [first] = canvas.getAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await expect(first).not.toBeChecked();
  },
});
export const WithMinutesPhone = meta.story({
  name: '也分享了纪要，手机：转写与纪要各一页',
  globals: phone,
  beforeEach: withMinutes,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('tab', { name: '纪要' }));
    await expect(canvas.getByRole('region', { name: '决定' })).toBeVisible();
    await fitsTheScreen({ canvas });
  },
});

export const Gone = meta.story({ name: '链接打不开', beforeEach: answering(gone) });
export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '手机', globals: phone, play: fitsTheScreen });
