import { expect, it } from 'vitest';
import type { Firm } from '../directory';
import { lookUp } from './lookUp';

const firm = (name: string, more: Partial<Firm> = {}): Firm => ({
  id: name,
  uscc: null,
  name,
  formerNames: [],
  nameKeys: [name, ...(more.formerNames ?? [])],
  regionCode: '330200',
  isSample: false,
  statements: [
    {
      source: '登记数据',
      url: null,
      asOf: '2026-10-01',
      isSample: false,
      record: { name, uscc: null, regionCode: null, facts: [] },
    },
  ],
  known: [],
  factsOn: () => {
    throw new Error('not asked');
  },
  ...more,
});

const known = firm('宁波云岭机械有限公司', {
  uscc: '91330203MA2000001C',
  formerNames: ['宁波云岭五金厂'],
  known: [
    { key: 'establishedAt', period: '', value: '2012-05-18' },
    { key: 'industryCode', period: '', value: 'C34' },
    { key: 'registeredCapital', period: '', value: 500_000_000 },
    { key: 'workforce', period: '2025', value: 86 },
  ],
});
const firms = [firm('宁波云岭机械进出口有限公司'), known, firm('杭州别家有限公司')];
const namesFor = (words: string) => lookUp(firms, words).map(({ name }) => name);

it('按名称的一部分、曾用名或信用代码找到，名称短的在前', () => {
  expect(namesFor('云岭机械')).toEqual(['宁波云岭机械有限公司', '宁波云岭机械进出口有限公司']);
  expect(namesFor('云岭五金')).toEqual(['宁波云岭机械有限公司']);
  expect(namesFor('91330203ma2000001c')).toEqual(['宁波云岭机械有限公司']);
  expect(namesFor('91330203')).toEqual([]);
  expect(namesFor('（）')).toEqual([]);
});

it('表单要的成为各项，其余成为可以导入的资料，金额带单位', () => {
  expect(lookUp([known], '云岭')[0]).toMatchObject({
    regionName: '浙江省宁波市',
    industryCode: 'C34',
    establishedAt: '2012-05-18',
    source: '登记数据',
    facts: [
      { key: 'registeredCapital', period: '', value: '500万元' },
      { key: 'workforce', period: '2025', value: 86 },
    ],
  });
});
