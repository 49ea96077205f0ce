import { phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { type Transcript, writeJson } from '@hengce/transcript';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { meetingServer, noTranscript } from '../../testing/meetingServer';
import { sampleMeeting } from '../../testing/sampleMeeting';

const meta = preview.meta({
  id: 'meeting-transcript-files',
  title: '页面/会议/导入、导出、分享',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/transcripts/mt000001', host: { now: () => storyNow } },
  beforeEach: serving(() => meetingServer({ meeting: sampleMeeting({ title: '研发费用归集专题会' }) })),
});
export default meta;

type Canvas = ReturnType<typeof within>;
/** Opens the dialog and chooses a file; the dialog stands outside the story. */
async function choose(canvas: Canvas, element: HTMLElement, name: string, text: string) {
  await user.click(await canvas.findByRole('button', { name: '导入' }));
  const dialog = await within(element.ownerDocument.body).findByRole('dialog', { name: '导入字幕或文字' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File([text], name), { applyAccept: false });
  return within(dialog);
}

export const ImportSrt = meta.story({
  name: '导入SRT：先看前几句，替换现有的，可以撤销',
  play: async ({ canvas, canvasElement }) => {
    const srt = '1\n00:00:01,000 --> 00:00:03,000\n林知夏：先看辅助账\n\n2\n00:xx --> 00:00:09,000\n看不懂\n';
    const dialog = await choose(canvas, canvasElement, '会议.srt', srt);
    await expect(await dialog.findByText('“会议.srt”里有1句，1位说话人')).toBeVisible();
    await expect(dialog.getByText(/有1处没有读懂，在第6行/)).toBeVisible();
    await expect(dialog.getByText('现有的转写稿会被替换，可以撤销')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '导入并替换' }));
    await expect(await canvas.findByText('先看辅助账')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await expect((await canvas.findAllByRole('row')).length).toBe(9);
  },
});

export const ImportJson = meta.story({
  name: '导入从会议导出的JSON：说话人、重点与批注都在',
  play: async ({ canvas, canvasElement }) => {
    const transcript: Transcript = {
      segments: [
        { id: 'g1', startMs: 0, endMs: 900, text: '先看辅助账', source: 'typed', speakerId: 's1', isHighlighted: true },
      ],
      speakers: [{ id: 's1', name: '林知夏' }],
    };
    const dialog = await choose(canvas, canvasElement, '会议.json', writeJson(transcript));
    await expect(await dialog.findByText('“会议.json”里有1句，1位说话人')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '导入并替换' }));
    await expect(await canvas.findByText('先看辅助账')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBe(1);
  },
});

export const ImportTxt = meta.story({
  name: '导入TXT：时间为估算',
  beforeEach: serving(() => meetingServer({ meeting: sampleMeeting(), transcript: noTranscript })),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await choose(canvas, canvasElement, '记录.txt', '先看检测报告。\n再看预算。');
    await expect(await dialog.findByText(/^时间为估算/)).toBeVisible();
    await expect(dialog.queryByText('现有的转写稿会被替换，可以撤销')).toBeNull();
  },
});

export const ImportRefused = meta.story({
  name: '读不出来的文件：说清楚为什么',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await choose(canvas, canvasElement, '会议.srt', '没有时间的文字');
    await expect(await dialog.findByText(/没有读到带时间的字幕，没有导入/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '导入并替换' })).toBeDisabled();
  },
});

export const Share = meta.story({
  name: '分享：有效期、密码太短、生成的链接、重开后停止',
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await user.click(await canvas.findByRole('button', { name: '分享' }));
    const dialog = within(await body.findByRole('dialog', { name: '分享' }));
    await user.type(dialog.getByRole('textbox', { name: '分享密码（选填）' }), '123');
    await expect(dialog.getByText('密码至少4位，现在是3位')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: '分享密码（选填）' }), '4');
    await user.click(dialog.getByRole('button', { name: '生成链接' }));
    await expect(await dialog.findByRole('textbox', { name: '链接' })).toHaveValue(
      new URL('/efficiency/shared/Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ', document.baseURI).href,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog', { name: '分享' })).toBeNull());
    await user.click(await canvas.findByRole('button', { name: '分享' }));
    const again = within(await body.findByRole('dialog', { name: '分享' }));
    await expect(await again.findByRole('button', { name: '停止分享' })).toBeVisible();
  },
});

export const Export = meta.story({
  name: '导出：文稿、字幕、其他',
  play: async ({ canvas, canvasElement }) => {
    await user.click(await canvas.findByRole('button', { name: '导出' }));
    const menu = within(canvasElement.ownerDocument.body);
    for (const name of ['DOCX文稿', 'SRT字幕', 'VTT字幕', 'JSON，全部内容', '录音'])
      await expect(await menu.findByRole('menuitem', { name })).toBeVisible();
  },
});

export const PhoneExport = meta.story({
  name: '手机：导入、分享、导出收进更多',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await user.click(await canvas.findByRole('button', { name: '更多' }));
    const menu = within(canvasElement.ownerDocument.body);
    for (const name of ['导入', '分享']) await expect(await menu.findByRole('menuitem', { name })).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: '导出' }));
    await expect(await menu.findByRole('menuitem', { name: 'SRT字幕' })).toBeVisible();
  },
});
