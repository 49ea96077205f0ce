import { expect, it } from 'vitest';
import { docxOf, pdfOf, xlsxOf } from '../../../test/documents';
import { type ReadBudget, type ReadPart, type ReadRequest, readParts } from './readParts';

async function partsOf(pages: readonly string[][], budget?: ReadBudget, maxPerPage = 1_000): Promise<ReadPart[]> {
  return partsOfFile('pdf', await pdfOf(pages), budget, maxPerPage);
}

async function partsOfFile(
  kind: ReadRequest['kind'],
  file: Buffer,
  budget?: ReadBudget,
  maxPerPage = 1_000,
): Promise<ReadPart[]> {
  const content = Uint8Array.from(file);
  const parts: ReadPart[] = [];
  const request = { kind, content, from: 1, maxPages: 500, maxPerPage, maxRows: 100 } as const;
  for await (const part of readParts(request, new AbortController().signal, budget)) parts.push(part);
  return parts;
}

it('一份文件读得太久就停下，每一页都不算慢也一样', async () => {
  const parts = await partsOf([['一'], ['二']], { silentSeconds: 30, seconds: 0.001 });
  expect(parts.at(-1)).toEqual({ type: 'problem', problem: 'long' });
  expect(await partsOf([['一'], ['二']], { silentSeconds: 0.001, seconds: 30 })).toEqual([
    { type: 'problem', problem: 'slow' },
  ]);
});

it('一页的文字太多只读前面的，并说明', async () => {
  const text = '设备额定功率九十七千瓦检验合格。'.repeat(8);
  const lengthOf = (part?: ReadPart) =>
    part?.type === 'page' ? part.runs?.reduce((sum, [one]) => sum + one.length, 0) : undefined;
  const [opened, whole] = await partsOf([[text]]);
  expect(opened).toEqual({ type: 'opened', pages: 1 });
  expect(whole).toMatchObject({ type: 'page', page: 1, isCut: false });
  expect(lengthOf(whole)).toBeGreaterThan(100);
  const [, cut] = await partsOf([[text]], undefined, 50);
  expect(cut).toMatchObject({ isCut: true });
  expect(lengthOf(cut)).toBe(50);
});

it('DOCX合并的单元格不让后面的列错位', async () => {
  const file = await docxOf([
    {
      table: [
        [{ text: '设备', rows: 2 }, { text: '金额', columns: 2 }, '备注'],
        ['含税', '不含税', '开票日期'],
        [{ text: '磨床', rows: 2 }, '113', '100', '首批'],
        ['226', '200', '第二批'],
        [{ text: '合计', columns: 2 }, '300', ''],
      ],
    },
  ]);
  const [blocks] = await partsOfFile('docx', file);
  expect(blocks).toEqual({
    type: 'blocks',
    blocks: [
      {
        kind: 'table',
        rows: [
          ['设备', '金额', null, '备注'],
          ['设备', '含税', '不含税', '开票日期'],
          ['磨床', '113', '100', '首批'],
          ['磨床', '226', '200', '第二批'],
          ['合计', null, '300', ''],
        ],
      },
    ],
  });
});

it('XLSX的日期写成年月日，合并的单元格各在各的列', async () => {
  const file = xlsxOf(
    {
      台账: [
        ['专利', '日期', '', '费用'],
        ['', '申请日', '授权日', ''],
        ['一种夹具', [45756, 'm/d/yy'], [45992.604, 'm/d/yy h:mm'], [1200.5, '#,##0.00']],
        ['一种主轴', [45756, 'yyyy"年"m"月"d"日"'], [45992, 'dd-mmm-yy'], [45992, 'yyyy"年"m"月"']],
      ],
    },
    { 台账: ['A1:A2', 'B1:C1', 'D1:D2'] },
  );
  const parts = await partsOfFile('xlsx', file);
  expect(parts[1]).toMatchObject({
    type: 'sheet',
    rows: [
      ['专利', '日期', null, '费用'],
      ['专利', '申请日', '授权日', '费用'],
      ['一种夹具', '2025年4月9日', '2025年12月1日 14:29', '1,200.50'],
      ['一种主轴', '2025年4月9日', '2025年12月1日', '2025年12月'],
    ],
  });
});
