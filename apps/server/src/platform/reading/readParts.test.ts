import { expect, it } from 'vitest';
import { pdfOf } from '../../../test/documents';
import { type ReadBudget, type ReadPart, readParts } from './readParts';

async function partsOf(pages: readonly string[][], budget?: ReadBudget, maxPerPage = 1_000): Promise<ReadPart[]> {
  const content = Uint8Array.from(await pdfOf(pages));
  const parts: ReadPart[] = [];
  const request = { kind: 'pdf', content, from: 1, maxPages: 500, maxPerPage, maxRows: 100 } as const;
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
