import { expect, it } from 'vitest';
import { readImport } from './readImport';

it('CSV：引号里可以有逗号和换行，空行跳过，行号与文件一致', () => {
  const text =
    '\uFEFF名称,年度,值,备注\r\n营业收入,2025,"1,286万元","第一行\n第二行"\r\n\r\n职工总数,2025,326,"说""是"""';
  expect(readImport('csv', text)).toEqual([
    { line: 2, name: '营业收入', period: '2025', value: '1,286万元', note: '第一行\n第二行', unit: '' },
    { line: 5, name: '职工总数', period: '2025', value: '326', note: '说"是"', unit: '' },
  ]);
});

it.each([
  ['csv', '甲,乙\n1,2', '第一行应为列名'],
  ['csv', 'key,value\n', '没有可以导入的行'],
  ['csv', 'key,value\n"a,1', '引号没有成对'],
  ['json', '{', '不是完整的JSON'],
  ['json', '{"key":1}', '应为一个列表'],
  ['json', JSON.stringify(Array(501).fill({})), '一次最多导入500行，现在是501行'],
] as const)('%s 整个读不出来时说明原因', (format, text, message) => {
  expect(() => readImport(format, text)).toThrow(message);
});
