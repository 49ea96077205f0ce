import { expect, it } from 'vitest';
import { pastedTable, tableSlide } from './pastedTable';

it('reads a table as spreadsheets and pages copy it, a cell over two columns as two', () => {
  const html = `<meta charset="utf-8"><table><tr><th>指标</th><th>2024年</th><th>2025年</th></tr>
    <tr><td colspan="2">研发\n费用</td><td>1,286</td></tr><tr><td></td><td></td><td></td></tr></table>`;
  expect(pastedTable(html, '')).toEqual([
    ['指标', '2024年', '2025年'],
    ['研发 费用', '', '1,286'],
  ]);
});

it('reads what Excel and Word write: comments, styles, cells left open, characters by their names', () => {
  const html = `<html><!--[if gte mso 9]><table><tr><td>x</td></tr></table><![endif]--><body><table border=0 style='a>b'>
    <col width=72><tr height=19><td class=xl65>年度<td>金额&nbsp;（万元）</tr>
    <tr><td><p class=MsoNormal>2025</p><p>上半年</p></td><td colspan="1">&lt;100&gt;&#8201;&amp;&#x4E07;</td></tr></table></body></html>`;
  expect(pastedTable(html, '')).toEqual([
    ['年度', '金额 （万元）'],
    ['2025 上半年', '<100> &万'],
  ]);
});

it('reads rows with tabulators, and fills what is missing', () => {
  expect(pastedTable('', '指标\t满分\r\n研发费用占比\t10分\t另加\r\n')).toEqual([
    ['指标', '满分', ''],
    ['研发费用占比', '10分', '另加'],
  ]);
});

it.each([
  ['一句话', '<p>一句话</p>', '一句话'],
  ['一列', '', '一\n二'],
  ['只有表头', '', '一\t二'],
  ['太宽', '', `${'格\t'.repeat(13)}\n${'格\t'.repeat(13)}`],
])('%s不是表格', (_, html, text) => {
  expect(pastedTable(html, text)).toBeNull();
});

it('becomes a slide whose first row is the head', () => {
  const rows = [
    ['指标', '满分'],
    ['研发费用占比', '10分'],
  ];
  expect(tableSlide(rows)).toMatchObject({ layout: 'table', data: { title: '', head: rows[0], rows: [rows[1]] } });
});
