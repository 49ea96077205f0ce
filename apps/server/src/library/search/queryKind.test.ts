import { expect, it } from 'vitest';
import { parseQuery } from './parseQuery';
import { queryKind } from './queryKind';

const kind = (q: string) => queryKind(parseQuery(q), []);

it.each([
  '试用期最多几个月',
  '老板拖着工资不发能不能走',
  '公司搬家了员工不愿意去',
  '请人来讲课要不要代扣个税',
  '员工下班路上摔了一跤公司不给申报',
  '今天心情不好给我讲个笑话',
])('%s是问题', (q) => expect(kind(q)).toBe('question'));

it.each([
  '研发费用加计扣除',
  '劳动合同 试用期',
  '高新技术企业认定管理办法',
  '宁波 技改补贴',
  '电影产业',
  '停车场建设',
  'AI',
])('%s是检索词', (q) => expect(kind(q)).toBe('keywords'));

it('说出库里有的文件而没有问什么的，是引用', () => {
  const named = [{ policyId: 'p-1', clauseId: null }];
  expect(queryKind(parseQuery('国科发火〔2016〕32号'), named)).toBe('reference');
  expect(queryKind(parseQuery('国科发火〔2016〕32号什么时候施行'), named)).toBe('question');
});
