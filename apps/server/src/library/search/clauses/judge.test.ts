import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClauseFeatures, featureNames } from './ClauseHits';
import { type Certainty, certaintyNames, certaintyOf, gradeOf, probabilityOf, scoreOf } from './judge';
import { namesForeignLaw, namesLawToCome, outsideSigns, signsIn } from './outside';

const plain = Object.fromEntries(featureNames.map((name) => [name, 0.3])) as ClauseFeatures;
const signs = (text: string) => signsIn(text, 2026, (name) => name === '劳动合同法');
const named = (text: string) => outsideSigns.filter((sign) => signs(text)[sign] === 1);

it('分数越高，把握越大；问题里有库外的迹象，把握只会变小', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(certaintyNames.map((name) => [name, fc.double({ min: 0, max: 1, noNaN: true })]))),
      (certainty) => {
        const told = certainty as Certainty;
        const own = probabilityOf(told);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(1);
        expect(probabilityOf({ ...told, score: told.score + 1 })).toBeGreaterThanOrEqual(own);
        expect(probabilityOf({ ...told, behindBest: told.behindBest + 1 })).toBeLessThanOrEqual(own);
        for (const sign of outsideSigns) expect(probabilityOf({ ...told, [sign]: 1 })).toBeLessThanOrEqual(own + 1e-9);
      },
    ),
  );
});

it('同一个问题里，排在后面的把握不比前面的大', () => {
  const scored = [0.9, 0.6, 0.3].map((one) => ({ score: scoreOf({ ...plain, meaning: one }) }));
  const answerable = { signs: signs('试用期几个月'), notions: 3, answerable: 0 };
  const told = scored.map((_, place) => probabilityOf(certaintyOf(scored, place, answerable)));
  expect(told).toEqual([...told].sort((a, b) => b - a));
});

it('最多三条算答案；第一条没有把握，后面的也不算', () => {
  expect([0, 1, 2, 3].map((place) => gradeOf(0.6, place, 0.6))).toEqual(['direct', 'direct', 'direct', 'none']);
  expect(gradeOf(0.2, 1, 0.6)).toBe('possible');
  expect(gradeOf(0.05, 0, 0.05)).toBe('none');
});

describe('库外的迹象', () => {
  it.each([
    ['葡萄牙开面包店，员工一年休几天', ['foreign']],
    ['招个葡萄牙人来烤面包要办什么证', ['foreigner']],
    ['2038年的税法里起征点是多少', ['future']],
    ['《开小店保护法》第三条说什么', ['unknownLaw']],
    ['56乘以12等于多少', ['reckoning']],
    ['写一首关于开店的诗', ['talk']],
    ['雇个僵尸守夜要不要给加班费', ['imaginary']],
    ['公司2049年才缴足注册资本可以吗', []],
    ['《劳动合同法》里试用期最长几个月', []],
    ['老板三个月没发工资怎么办', []],
  ])('%s：%j', (text, expected) => expect(named(text)).toEqual(expected));
});

it.each([
  ['葡萄牙公司法第二十条', true],
  ['荷兰的《民法典》怎么说', true],
  ['葡萄牙公司在这里适用公司法吗', false],
  ['公司法第二十条', false],
])('%s说的是别国的法：%s', (text, is) => expect(namesForeignLaw(text)).toBe(is));

it.each([
  ['2031年新出的公司法注册资本几年缴足', true],
  ['2040年修订的《消防法》怎么说', true],
  ['2023年修订的公司法注册资本几年缴足', false],
  ['公司2049年才缴足注册资本可以吗', false],
  ['2030年新法定代表人上任要登记吗', false],
])('%s说的是还没有的法：%s', (text, is) => expect(namesLawToCome(text, 2026)).toBe(is));
