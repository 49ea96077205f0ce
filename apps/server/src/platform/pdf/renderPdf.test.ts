import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { PdfBlock } from './PdfContent';
import { renderPdf } from './renderPdf';

const render = async (...blocks: PdfBlock[]) => {
  const createdAt = new Date('2026-11-21T02:00:00Z');
  const content = { title: '示例报告', subtitle: '2026年11月21日', author: '衡策', createdAt, footer: '由系统生成' };
  const bytes = await renderPdf({ ...content, blocks });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { bytes, pages: pdf.numPages, text: text.replace(/\s+/g, '') };
};

it('任意汉字都能选取，生僻字也在，文件只带用到的字', async () => {
  const { text, bytes } = await render({ kind: 'paragraph', text: '侴㛃䶮𠅤燊犇，¥11,520.00元，〔2026〕' });
  expect(text).toContain('侴㛃䶮𠅤燊犇，¥11,520.00元，〔2026〕');
  expect(bytes.byteLength).toBeLessThan(60_000);
});

it('没有字形的字印成〓并写出编码，看不见的字符略去', async () => {
  const { text } = await render({ kind: 'facts', rows: [['名称', '青\u200b岚😀𪜁\ufe0f']] });
  expect(text).toContain('青岚〓〓');
  expect(text).toContain('U+1F600、U+2A701');
});

it('长表跨页，每页有页码，一行不拆到两页', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => [`第${i + 1}项，${'很长的说明'.repeat(8)}`, `${i}.00`]);
  const { text, pages } = await render({
    kind: 'table',
    columns: [
      { title: '项目', share: 3 },
      { title: '金额', share: 1, align: 'right' },
    ],
    rows,
    hasTotal: true,
  });
  expect(pages).toBeGreaterThan(3);
  expect(text).toContain(`第${pages}页，共${pages}页`);
  for (const [name] of rows) expect(text).toContain(name);
});
