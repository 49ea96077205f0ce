import { ApiError } from '@hengce/api';
import preview from '@hengce/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatStoryHost } from '../../testing';
import { samplePage, samplePages, writePdf } from '../../testing/writePdf';
import { PdfPane } from './PdfPane';
import type { PdfPaneProps } from './pdfPaneProps';
import type { LoadPdf } from './usePdf';

const name = '云澜市企业研发费用后补助实施细则（示例）.pdf';
const loadOf =
  (bytes: () => Uint8Array): LoadPdf =>
  async () =>
    bytes();
const onAsk = fn();

const meta = preview.meta({
  id: 'chat-pdf-pane',
  title: '页面/对话/PDF原文',
  component: PdfPane,
  parameters: { isPage: true },
  args: { name, load: loadOf(() => writePdf(samplePages(8))), onAsk },
  beforeEach: () => void onAsk.mockClear(),
  render: (props: PdfPaneProps) => (
    <ChatStoryHost>
      <div style={{ height: '100dvh', maxWidth: 760 }}>
        <PdfPane {...props} />
      </div>
    </ChatStoryHost>
  ),
});
export default meta;

const pageOf = (root: HTMLElement, page: number) => root.querySelector<HTMLElement>(`[data-page="${page}"]`);
const marksOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-mark]')];
/** Drawn, and with its words. */
const isShown = (root: HTMLElement, page: number) =>
  waitFor(
    async () => {
      await expect(pageOf(root, page)?.querySelector('canvas')).toBeTruthy();
      await expect(pageOf(root, page)?.querySelector('[data-end]')).toBeTruthy();
    },
    { timeout: 15_000 },
  );
const numberField = (root: HTMLElement) => within(root).findByRole('textbox', { name: '跳到第几页' });

export const Default = meta.story({
  name: '默认',
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, 1);
    await expect(pageOf(canvasElement, 1)).toHaveTextContent('按6%给予补助');
  },
});

export const Loading = meta.story({
  name: '正在打开：30%',
  args: {
    load: ({ onProgress }) => {
      onProgress(0.3);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30%')).toBeVisible();
  },
});

export const Jump = meta.story({
  name: '翻页与跳页',
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 1);
    const field = await numberField(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '６{Enter}');
    await isShown(canvasElement, 6);
    await waitFor(() => expect(field).toHaveValue('6'));
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(field).toHaveValue('7'));
  },
});

export const OneBox = meta.story({
  name: '标出一处',
  args: { target: { page: 3, boxes: [{ page: 3, x: 0.12, y: 0.172, width: 0.5, height: 0.02 }] } },
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 3);
    await expect(marksOf(canvasElement)).toHaveLength(1);
    await expect(await canvas.findByText('已翻到第3页，引用的原文已标出')).toBeVisible();
  },
});

export const TwoPages = meta.story({
  name: '标出几处，跨两页',
  args: {
    target: {
      page: 2,
      boxes: [
        { page: 2, x: 0.12, y: 0.25, width: 0.6, height: 0.02 },
        { page: 2, x: 0.12, y: 0.276, width: 0.4, height: 0.02 },
        { page: 3, x: 0.12, y: 0.1, width: 0.55, height: 0.02 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, 2);
    await waitFor(() => expect(marksOf(canvasElement)).toHaveLength(3));
  },
});

export const ByQuote = meta.story({
  name: '没有位置：按原话找到，缩放后仍在原处',
  args: { target: { page: 5, boxes: [], quote: '500万元（含）以下部分,按6%给予补助' } },
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 5);
    await waitFor(() => expect(marksOf(canvasElement)).toHaveLength(1));
    const shareOf = () => {
      const [mark] = marksOf(canvasElement);
      const page = pageOf(canvasElement, 5)?.getBoundingClientRect();
      const box = mark?.getBoundingClientRect();
      return page && box ? (box.top - page.top) / page.height : 0;
    };
    const before = shareOf();
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await isShown(canvasElement, 5);
    await expect(Math.abs(shareOf() - before)).toBeLessThan(0.005);
    // It lies on its words.
    const words = [...(pageOf(canvasElement, 5)?.querySelectorAll('span') ?? [])].find((span) =>
      span.textContent?.startsWith('（一）'),
    );
    const [mark] = marksOf(canvasElement);
    const a = words?.getBoundingClientRect();
    const b = mark?.getBoundingClientRect();
    await expect(Math.abs((a?.top ?? 0) - (b?.top ?? 99))).toBeLessThan(8);
  },
});

export const Unsure = meta.story({
  name: '位置不能确定：翻到那一页，不标',
  args: { target: { page: 4, boxes: [], quote: '按百分之六的比例给予企业后补助' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/不能确定，没有标出/)).toBeVisible();
    await expect(marksOf(canvasElement)).toHaveLength(0);
    await waitFor(async () => expect(await numberField(canvasElement)).toHaveValue('4'));
  },
});

export const Zoom = meta.story({
  name: '缩放，再适合宽度',
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 1);
    const widthOf = () => pageOf(canvasElement, 1)?.getBoundingClientRect().width ?? 0;
    const fitted = widthOf();
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(widthOf()).toBeGreaterThan(fitted));
    await userEvent.click(canvas.getByRole('button', { name: '适合宽度' }));
    await waitFor(() => expect(widthOf()).toBe(fitted));
  },
});

export const Mixed = meta.story({
  name: '横页、旋转与大小不一的页',
  args: {
    load: loadOf(() =>
      writePdf([
        samplePage(1),
        { ...samplePage(2), rotate: 90 },
        { ...samplePage(3), width: 1191, height: 842 },
        { ...samplePage(4), width: 420, height: 595, rotate: 270 },
        { ...samplePage(5), rotate: 180 },
      ]),
    ),
    target: { page: 2, quote: '（三）2000万元以上部分，按2%给予补助。' },
  },
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, 2);
    await waitFor(() => expect(marksOf(canvasElement)).toHaveLength(1));
    const page = pageOf(canvasElement, 2)?.getBoundingClientRect();
    await expect((page?.width ?? 0) / (page?.height ?? 1)).toBeCloseTo(842 / 595, 1);
    const [mark] = marksOf(canvasElement);
    const words = [...(pageOf(canvasElement, 2)?.querySelectorAll('span') ?? [])].find((span) =>
      span.textContent?.startsWith('（三）'),
    );
    const a = words?.getBoundingClientRect();
    const b = mark?.getBoundingClientRect();
    await expect((b?.height ?? 0) > (b?.width ?? 0)).toBe(true);
    await expect(Math.abs((a?.left ?? 0) - (b?.left ?? 99))).toBeLessThan(8);
    await expect(Math.abs((a?.top ?? 0) - (b?.top ?? 99))).toBeLessThan(8);
  },
});

export const Labels = meta.story({
  name: '印的页码与顺序不同',
  args: { load: loadOf(() => writePdf(samplePages(6), { romanPages: 2 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('页码i')).toBeVisible();
  },
});

export const Scanned = meta.story({
  name: '扫描页：没有可检索的文字',
  args: { load: loadOf(() => writePdf([{ isScan: true }, samplePage(2)])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有可检索的文字（扫描件）', {}, { timeout: 15_000 })).toBeVisible();
  },
});

export const Locked = meta.story({
  name: '有密码',
  args: { load: loadOf(() => writePdf(samplePages(1), { isLocked: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这份文件有密码，打不开')).toBeVisible();
  },
});

export const Broken = meta.story({
  name: '文件已损坏',
  args: { load: loadOf(() => new TextEncoder().encode('PK\u0003\u0004这不是PDF')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这份文件已损坏，或不是PDF')).toBeVisible();
  },
});

let attempts = 0;
export const Unreachable = meta.story({
  name: '原文没有取到，可重试',
  beforeEach: () => {
    attempts = 0;
  },
  args: {
    load: async () => {
      attempts += 1;
      if (attempts > 1) return writePdf(samplePages(2));
      throw new ApiError({ kind: 'network', message: '服务暂时连接不上，内容没有丢失。请稍后重试' });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('原文没有取到')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await isShown(canvasElement, 1);
  },
});

export const FiveHundred = meta.story({
  name: '500页：只画看得见的',
  args: { load: loadOf(() => writePdf(samplePages(500))) },
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, 1);
    const field = await numberField(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '430{Enter}');
    await isShown(canvasElement, 430);
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThanOrEqual(6);
    await expect(canvasElement.querySelectorAll('[data-page]').length).toBeLessThanOrEqual(6);
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Selection = meta.story({
  name: '选中文字：引用提问、复制',
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 1);
    const spans = [...(pageOf(canvasElement, 1)?.querySelectorAll('span') ?? [])];
    const first = spans.find((span) => span.textContent?.startsWith('（一）'))?.firstChild;
    const last = spans.find((span) => span.textContent?.startsWith('（二）'))?.firstChild;
    if (!first || !last) throw new Error('no words');
    canvasElement.ownerDocument.getSelection()?.setBaseAndExtent(first, 3, last, 8);
    await userEvent.click(await canvas.findByRole('button', { name: '引用提问' }));
    await expect(onAsk).toHaveBeenCalledWith({ text: '500万元（含）以下部分，按6%给予补助；（二）500万元', page: 1 });
    await expect(canvas.queryByRole('button', { name: '引用提问' })).toBeNull();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：翻页、首末页、缩放',
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement, 1);
    const field = await numberField(canvasElement);
    const region = canvas.getByRole('region', { name: `PDF原文：${name}` });
    region.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(field).toHaveValue('8'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(field).toHaveValue('1'));
    const widthOf = () => pageOf(canvasElement, 1)?.getBoundingClientRect().width ?? 0;
    const fitted = widthOf();
    await userEvent.keyboard('{+}');
    await waitFor(() => expect(widthOf()).toBeGreaterThan(fitted));
    await userEvent.keyboard('0');
    await waitFor(() => expect(widthOf()).toBe(fitted));
  },
});
