import { expect, it } from 'vitest';
import { docxOf, pdfOf } from '../../../test/documents';
import { readPages } from './readPages';

it('PDF逐页读出文字，第几页是第几页', async () => {
  const read = await readPages('pdf', await pdfOf([['借款金额为人民币伍佰万元整'], ['年利率3.65%']]));
  expect(read).toEqual({
    pages: [
      { page: 1, text: '借款金额为人民币伍佰万元整' },
      { page: 2, text: '年利率3.65%' },
    ],
    isCut: false,
  });
});

it('DOCX没有页，表格的一行里格与格分开', async () => {
  const read = await readPages('docx', await docxOf([{ text: '借款合同' }, { table: [['贷款金额', '500万元']] }]));
  expect(read).toEqual({ pages: [{ page: null, text: '借款合同\n贷款金额\t500万元' }], isCut: false });
});

it('只有图的、打不开的，说出是哪一种', async () => {
  expect(await readPages('pdf', await pdfOf([null]))).toEqual({ problem: 'scanned' });
  expect(await readPages('pdf', Buffer.from('%PDF-1.4 …'))).toEqual({ problem: 'broken' });
  expect(await readPages('pdf', await pdfOf([['一']], { userPassword: 'x' }))).toEqual({ problem: 'locked' });
});

it('太长的只读前面的，并说明', async () => {
  const read = await readPages('pdf', await pdfOf(Array.from({ length: 42 }, (_, at) => [`第${at + 1}张`])));
  expect(read).toMatchObject({ isCut: true });
  expect('pages' in read && read.pages.at(-1)?.page).toBe(40);
});
