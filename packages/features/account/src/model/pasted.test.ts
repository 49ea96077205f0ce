import { expect, it } from 'vitest';
import { readPasted, regionOfAddress, startFacts, tableOf } from './pasted';

const regions: Parameters<typeof regionOfAddress>[1] = [
  { code: '330000', name: '浙江省' },
  { code: '330200', name: '浙江省宁波市' },
  { code: '330203', name: '浙江省宁波市海曙区' },
  { code: '310000', name: '上海市' },
  { code: '310115', name: '上海市浦东新区' },
  { code: '450000', name: '广西壮族自治区' },
  { code: '450100', name: '广西壮族自治区南宁市' },
  { code: '320000', name: '江苏省' },
  { code: '320100', name: '江苏省南京市' },
  { code: '320500', name: '江苏省苏州市' },
  { code: '320506', name: '江苏省苏州市吴中区' },
  { code: '220000', name: '吉林省' },
  { code: '220100', name: '吉林省长春市' },
  { code: '220200', name: '吉林省吉林市' },
];

it.each([
  ['浙江省宁波市海曙区翠柏路89号', '330203'],
  ['宁波市海曙区翠柏路89号', '330203'],
  ['浙江省宁波市高新区', '330200'],
  ['上海市浦东新区张江路1号', '310115'],
  ['南宁市青秀区', '450100'],
  ['苏州工业园区金鸡湖大道88号', '320500'],
  ['江苏苏州吴中区东吴北路1号', '320506'],
  ['中国（江苏）自由贸易试验区苏州片区', undefined],
  ['吉林省长春市朝阳区', '220100'],
  ['吉林市昌邑区', '220200'],
  ['广西南宁市青秀区', '450100'],
  ['南京东路100号', undefined],
  ['翠柏路89号', undefined],
])('%s在%s', (address, code) => expect(regionOfAddress(address, regions)).toBe(code));

it('营业执照的文字成为表单的各项，注册资本成为一项资料', () => {
  const text =
    '名称：宁波试水机械有限公司\n住所：浙江省宁波市海曙区翠柏路89号\n注册资本：伍佰万元整\n成立日期：2018年05月03日';
  expect(readPasted(text, regions)).toEqual({
    values: { name: '宁波试水机械有限公司', regionCode: '330203', establishedAt: '2018-05-03' },
    facts: [{ key: 'registeredCapital', period: '', value: '500万元' }],
  });
  // The address does not name its city: who registered the firm does.
  const coded = readPasted('统一社会信用代码：91320594MA1MXKQ60N\n住所：工业园区金鸡湖大道88号', regions);
  expect(coded.values).toEqual({ uscc: '91320594MA1MXKQ60N', regionCode: '320500' });
  expect(readPasted('统一社会信用代码：91320594MA1MXKQ60R', regions).values).toEqual({ uscc: '91320594MA1MXKQ60R' });
  expect(readPasted('没有写', regions)).toEqual({ values: {}, facts: [] });
});

it('表格里执照没有的行留给导入', () => {
  const table = '企业名称\t宁波试水机械有限公司\n项目\t2025年\n营业收入（万元）\t1286';
  expect(tableOf(table)).toBe('项目\t2025年\n营业收入（万元）\t1286');
  expect(tableOf('企业名称\t宁波试水机械有限公司\n注册资本\t500万元')).toBe('');
});

it('企业库的资料与粘贴的资料说到同一项同一年时，只留粘贴的', () => {
  const ofDirectory = [
    { key: 'registeredCapital', period: '', value: 100 },
    { key: 'isHighTech', period: '', value: true },
  ];
  expect(startFacts(ofDirectory, [{ key: 'registeredCapital', period: '', value: 500 }])).toEqual([
    { key: 'isHighTech', period: '', value: true },
    { key: 'registeredCapital', period: '', value: 500 },
  ]);
});
