import { answering, failing, fitsTheScreen, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { PptStoryHost } from '../../testing/PptStoryHost';
import { sampleDeck } from '../../testing/pptFixtures';
import { pptServer } from '../../testing/pptServer';

const path = '/aippt/dk000001/present?slide=s4';
const meta = preview.meta({
  id: 'ppt-present-page',
  title: '页面/AI-PPT/放映',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: path, host: { now: () => storyNow } },
  beforeEach: answering(...pptServer()),
});
export default meta;

export const Presenter = meta.story({
  name: '讲的人：这一页、下一页、讲稿、用时；键盘翻页与黑屏',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: /第4页，申报条件/ })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('figure', { name: /第5页/ })).toBeVisible();
    await user.keyboard('b');
    await expect(await canvas.findByText(/黑屏中/)).toBeVisible();
    await user.keyboard('b');
  },
});

export const Audience = meta.story({
  name: '观众：一页占满，左边退右边进',
  args: { initialPath: `${path}&screen=audience` },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '下一页' }));
    await expect(await canvas.findByText('5/15')).toBeInTheDocument();
  },
});

export const TwoWindows = meta.story({
  name: '两个窗口同一页：另一个窗口翻页，这里跟着；那个关了，这里照常',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: /第4页/ });
    const other = new BroadcastChannel('hengce.ppt.dk000001');
    other.postMessage({ at: 8, isBlack: false });
    await expect(await canvas.findByRole('figure', { name: /第9页/ })).toBeVisible();
    other.close();
    await user.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('figure', { name: /第8页/ })).toBeVisible();
  },
});

export const Pointing = meta.story({
  name: '指示笔：在画面上移动，观众窗口同一处有红点；关了就没有',
  play: async ({ canvas }) => {
    const slide = await canvas.findByRole('figure', { name: /第4页/ });
    const heard: unknown[] = [];
    const other = new BroadcastChannel('hengce.ppt.dk000001');
    other.onmessage = ({ data }) => heard.push(data);
    await user.click(canvas.getByRole('switch', { name: '指示笔' }));
    const { left, top, width, height } = slide.getBoundingClientRect();
    const coords = { clientX: left + width / 4, clientY: top + height / 2 };
    await user.pointer({ target: slide, coords });
    await waitFor(() => expect(heard.at(-1)).toEqual({ point: { x: 0.25, y: 0.5 } }));
    await user.click(canvas.getByRole('switch', { name: '指示笔' }));
    await waitFor(() => expect(heard.at(-1)).toEqual({ point: null }));
    other.postMessage({ point: { x: 0.6, y: 0.4 } });
    other.close();
  },
});

export const PointedAt = meta.story({
  name: '观众：讲的人指着一处',
  args: { initialPath: `${path}&screen=audience` },
  play: async ({ canvas }) => {
    await canvas.findByText('4/15');
    const other = new BroadcastChannel('hengce.ppt.dk000001');
    other.postMessage({ point: { x: 0.5, y: 0.5 } });
    other.close();
  },
});

export const Last = meta.story({
  name: '最后一页',
  args: { initialPath: '/aippt/dk000001/present?slide=s15' },
  play: async ({ canvas }) => expect(await canvas.findByText('最后一页')).toBeVisible(),
});

export const None = meta.story({
  name: '没有可放映的页',
  beforeEach: answering(...pptServer({ deck: sampleDeck({ slides: [] }) })),
});
export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '手机', globals: phone, play: fitsTheScreen });
