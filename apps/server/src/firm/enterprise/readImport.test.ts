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

const row = (line: number, name: string, period: string, value: string, unit = '') => ({
  line,
  name,
  period,
  value,
  unit,
  note: '',
});

it.each([
  [
    '一年一列，单位在名称里',
    '项目\t2025年\t2024年度\n营业收入（万元）\t1,286\t900\n从业人员\t86\t\n发明专利\t2\t',
    [
      row(2, '营业收入', '2025', '1,286', '万元'),
      row(2, '营业收入', '2024', '900', '万元'),
      row(3, '从业人员', '2025', '86'),
      // Of no year, whatever column it stands in.
      row(4, '发明专利', '', '2'),
    ],
  ],
  ['单位自成一列', '指标\t单位\t2025\n资产总额\t万元\t4300', [row(2, '资产总额', '2025', '4300', '万元')]],
  [
    '没有列名的两列',
    '注册资本\t500万元\n发明专利\t2',
    [row(1, '注册资本', '', '500万元'), row(2, '发明专利', '', '2')],
  ],
  ['有年度一列', '名称\t年度\t值(万元)\n营业收入\t2025年\t1286', [row(2, '营业收入', '2025', '1286', '万元')]],
])('从表格里复制的：%s', (_, text, rows) => expect(readImport('csv', text)).toEqual(rows));

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
