import { phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, fireEvent, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { meetingServer, noTranscript } from '../../testing/meetingServer';
import { sampleMeeting } from '../../testing/sampleMeeting';

const meta = preview.meta({
  id: 'meeting-transcript-editing',
  title: '页面/会议/编辑转写稿',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/transcripts/mt000001', host: { now: () => storyNow } },
  beforeEach: serving(() => meetingServer({ meeting: sampleMeeting({ title: '研发费用归集专题会' }) })),
});
export default meta;

type Canvas = ReturnType<typeof within>;
const startEditing = async (canvas: Canvas) => {
  await user.click(await canvas.findByRole('button', { name: '编辑' }));
  return canvas.findByRole('textbox', { name: /的文字$/ });
};

export const Keyboard = meta.story({
  name: '只用键盘记录：Tab播放，回车新起一句，退格并回去，Esc离开；可以撤销',
  beforeEach: serving(() => meetingServer({ meeting: sampleMeeting(), transcript: noTranscript })),
  play: async ({ canvas }) => {
    const field = await startEditing(canvas);
    await expect(field).toHaveFocus();
    await user.keyboard('先看检测报告{Enter}');
    await expect(canvas.getByRole('textbox', { name: /的文字$/ })).toHaveValue('');
    await user.keyboard('再看预算');
    await expect(canvas.getByText('先看检测报告')).toBeVisible();
    await expect(canvas.getByText(/有改动|正在保存|已保存/)).toBeVisible();
    await user.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible();
    await user.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
    await user.keyboard('{Home}{Backspace}');
    await expect(canvas.getByRole('textbox', { name: /的文字$/ })).toHaveValue('先看检测报告再看预算');
    await user.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('再看预算')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: /的文字$/ })).toBeNull();
    await expect(canvas.getByRole('grid', { name: '文字记录' })).toHaveFocus();
  },
});

export const InputMethod = meta.story({
  name: '用输入法打字：选词的回车不断句',
  play: async ({ canvas }) => {
    const field = await startEditing(canvas);
    await user.clear(field);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'yanfa' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(field).toHaveValue('yanfa');
    fireEvent.change(field, { target: { value: '研发' } });
    fireEvent.compositionEnd(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('研发');
  },
});

export const Speakers = meta.story({
  name: '说话人：改名处处生效，合并，这一句起是另一个人',
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await user.click(await canvas.findByRole('button', { name: '说话人' }));
    const dialog = within(await body.findByRole('dialog', { name: '说话人' }));
    const name = dialog.getByRole('textbox', { name: '第2位的名字' });
    await user.clear(name);
    await user.type(name, '何总');
    await user.click(dialog.getAllByRole('button', { name: '合并到' })[3] as HTMLElement);
    await user.click(await body.findByRole('menuitem', { name: '周砚' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect((await canvas.findAllByRole('row', { name: /何总/ })).length).toBe(3);
    await expect(canvas.queryByRole('row', { name: /陈默/ })).toBeNull();
    await startEditing(canvas);
    await user.click(canvas.getByRole('button', { name: '林知夏' }));
    await user.click(await body.findByRole('menuitem', { name: '从这句起都是' }));
    await user.click((await body.findAllByRole('menuitem', { name: '说话人4' })).at(-1) as HTMLElement);
    await user.click(canvas.getByRole('button', { name: '完成' }));
    await expect((await canvas.findAllByRole('row', { name: /说话人4/ })).length).toBe(3);
  },
});

export const Marks = meta.story({
  name: '标为重点、写批注、只看重点',
  play: async ({ canvas }) => {
    await startEditing(canvas);
    await user.click(canvas.getByRole('button', { name: '标为重点' }));
    await user.click(canvas.getByRole('button', { name: '批注' }));
    await user.type(canvas.getByRole('textbox', { name: '批注' }), '核对细则第七条');
    await user.click(canvas.getByRole('button', { name: '完成' }));
    await expect(canvas.getByText('批注：核对细则第七条')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '重点' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

export const Find = meta.story({
  name: '查找与替换：标出每一处，全部替换，时间不变',
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '查找与替换' }));
    await user.type(canvas.getByRole('textbox', { name: '查找' }), '登记');
    await expect(canvas.getByText('1/4')).toBeVisible();
    await user.type(canvas.getByRole('textbox', { name: '替换为' }), '备案');
    await user.click(canvas.getByRole('button', { name: '全部替换' }));
    await expect(canvas.getByText('已替换4处，时间不变')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /01:14/ })).toHaveTextContent('备案证明');
  },
});

export const Conflict = meta.story({
  name: '别的页面改过：留在本机，可以用这里的或最新的',
  beforeEach: serving(() =>
    meetingServer({
      meeting: sampleMeeting(),
      refusedSave: '别的页面刚改过这份转写稿，这里的改动没有保存。请刷新后再改',
    }),
  ),
  play: async ({ canvas }) => {
    await startEditing(canvas);
    await user.keyboard('补一句');
    await expect(await canvas.findByText(/别的页面改过这份转写稿/, undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '用这里的' })).toBeVisible();
  },
});

const unsaved = JSON.stringify({
  revision: 2,
  work: [
    { removedIds: ['g9'] },
    { segments: [{ id: 'g7', startMs: 130_000, endMs: 144_000, text: '登记证明周三去窗口问', source: 'typed' }] },
  ],
});

export const LeftUnsaved = meta.story({
  name: '上次离开前没有存上的改动：打开时还在，别的句子照服务端的',
  args: { host: { drafts: { read: async () => unsaved, write: async () => undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /登记证明周三去窗口问/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /顺便问清楚补登记认不认/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /用校对工具过一遍/ })).toBeNull();
  },
});

export const Phone = meta.story({
  name: '手机上编辑',
  globals: phone,
  play: async ({ canvas }) => {
    await startEditing(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
