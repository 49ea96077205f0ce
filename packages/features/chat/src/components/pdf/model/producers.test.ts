import { readFileSync } from 'node:fs';
import type { ChatBox } from '@hengce/api';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { samplePages, writePdf } from '../../../testing/writePdf';
import { locateQuote, textOf } from './locateQuote';
import expected from './producers/expected.json';

// Nothing is drawn here; pdf.js wants to have the class all the same.
vi.hoisted(() => Object.assign(globalThis, { DOMMatrix: class {} }));

// bench/pdf/produce.mjs makes these files, and has poppler say where the words stand.
const assets = new URL('../../../../node_modules/pdfjs-dist/', import.meta.url);
const open = (data: Uint8Array) =>
  getDocument({
    data,
    cMapUrl: new URL('cmaps/', assets).pathname,
    standardFontDataUrl: new URL('standard_fonts/', assets).pathname,
    verbosity: 0,
  }).promise;
const pageOf = async (pdf: PDFDocumentProxy, page: number) => textOf(await pdf.getPage(page));

const around = (boxes: readonly ChatBox[]) => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};
const span = (area: Omit<ChatBox, 'page'>, axis: 'x' | 'y') => ({
  from: area[axis],
  to: area[axis] + (axis === 'x' ? area.width : area.height),
});

describe.each(Object.entries(expected))('%s', (name, quotes) => {
  const pdf = open(new Uint8Array(readFileSync(new URL(`./producers/${name}.pdf`, import.meta.url))));

  it.each(quotes)('$quote', async ({ quote, isWhole, page, ...place }) => {
    const text = await pageOf(await pdf, page);
    const boxes = locateQuote(quote, [text]);
    if (!isWhole) return expect(boxes).toEqual([]);
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) expect(box.page).toBe(page);
    const marked = around(boxes);
    // From the first character to the last, and on their line; how high letters are, the two say differently.
    const isTurned = place.height > place.width;
    const [along, own] = isTurned ? [span(place, 'y'), span(marked, 'y')] : [span(place, 'x'), span(marked, 'x')];
    const [across, high] = isTurned ? [span(place, 'x'), span(marked, 'x')] : [span(place, 'y'), span(marked, 'y')];
    expect(Math.abs(own.from - along.from)).toBeLessThan(0.01);
    expect(Math.abs(own.to - along.to)).toBeLessThan(0.01);
    expect(high.from).toBeGreaterThan(across.from - 0.004);
    expect(high.to).toBeLessThan(across.to + 0.004);
  });

  it('标不准的不标', async () => {
    const pages = [await pageOf(await pdf, 1), await pageOf(await pdf, 2)];
    expect(locateQuote('按企业上一年度研发费用的百分之八给予奖励，最高五百万元', pages)).toEqual([]);
    expect(locateQuote('条', pages)).toEqual([]);
  });
});

describe('没有嵌入字体的', () => {
  it('跨两页的引文，两页都标', async () => {
    const pdf = await open(writePdf(samplePages(2)));
    const pages = [await pageOf(pdf, 1), await pageOf(pdf, 2)];
    const boxes = locateQuote(
      '上一年度未发生重大安全、重大质量事故和严重环境违法行为。云澜市企业研发费用后补助实施细则（示例）第2页',
      pages,
    );
    expect(boxes.map(({ page }) => page)).toEqual([1, 2]);
    // The same words on both pages: which of them is meant, nobody knows.
    expect(locateQuote('500万元（含）以下部分，按6%给予补助', pages)).toEqual([]);
  });
});
