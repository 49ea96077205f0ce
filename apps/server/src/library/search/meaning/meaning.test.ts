import { describe, expect, it } from 'vitest';
import { openData } from '../../../platform/data';
import { ClauseMeanings } from './ClauseMeanings';
import { dimensions, nearness, pointOfClause, pointOfQuestion, product, wordsAsked } from './meaning';
import { productsWith } from './productsWith';
import { wordFinder } from './wordFinder';
import { type WordMatch, wordMatcher } from './wordMatcher';

const deposit =
  '用人单位招用劳动者，不得扣押劳动者的居民身份证和其他证件，不得要求劳动者提供担保或者以其他名义向劳动者收取财物。';
const patent = '专利权人应当自被授予专利权的当年开始缴纳年费。';
const near = (question: string, text: string) => nearness(pointOfQuestion(question), pointOfClause(text, ''), 0);

it('每行是哪一边的词、一个字节值多少、一串字节，问的词还有多罕见；同一边没有两行写同一个词', () => {
  const lines = openData('meaning.txt');
  const bytes = Math.ceil(dimensions / 3) * 4;
  const line =
    /^(?:law\t\p{Script=Han}+\t[\d.e-]+\t[A-Za-z\d+/=]+|asked\t\p{Script=Han}+\t[\d.e-]+\t[A-Za-z\d+/=]+\t[\d.]+)$/u;
  expect(lines.filter((one) => !line.test(one))).toEqual([]);
  expect(new Set(lines.map((line) => line.split('\t')[3]?.length))).toEqual(new Set([bytes]));
  expect(new Set(lines.map((line) => line.split('\t').slice(0, 2).join(' '))).size).toBe(lines.length);
});

it('找出文字里的词，在另一个词里面的也算，单个的字也算', () => {
  const find = wordFinder(['劳动', '劳动合同', '合同', '签']);
  expect([...find('签劳动合同')].sort()).toEqual([0, 1, 2, 3]);
  expect(find('劳')).toEqual([]);
});

describe('问题离说这件事的条文近，没有共同的词也一样', () => {
  it.each([
    ['新来的先收两百块押金行不行', deposit, patent],
    ['技术证书每年都要交钱吗，忘了会怎样', patent, deposit],
  ])('%s', (question, right, wrong) => expect(near(question, right)).toBeGreaterThan(near(question, wrong) + 0.1));

  it.each([
    ['新来的先收两百块押金行不行', deposit, patent],
    ['技术证书每年都要交钱吗，忘了会怎样', patent, deposit],
  ])('%s：一个词一个词地看也一样，前后加上别的话也一样', (question, right, wrong) => {
    const { ofClause } = wordMatcher(question);
    const [good, bad, both] = [right, wrong, `${wrong}${right}`].map((text) => ofClause('', text)) as [
      WordMatch,
      WordMatch,
      WordMatch,
    ];
    expect(good.clause).toBeGreaterThan(bad.clause + 0.05);
    expect(both.clause).toBeGreaterThanOrEqual(good.clause);
    expect(both.sentence).toBeGreaterThan(bad.sentence + 0.05);
    expect(both.sentence).toBeLessThanOrEqual(both.clause);
  });

  it('问法与名称也一个词一个词地看', () => {
    const { ofClause, ofWays } = wordMatcher('新来的先收两百块押金行不行');
    expect(ofWays(wordsAsked('入职要交押金吗'))).toBeGreaterThan(ofWays(wordsAsked('专利年费怎么交')) + 0.05);
    expect(ofClause('劳动合同法', patent).title).toBeGreaterThan(ofClause('专利法', patent).title);
  });

  it('没有认识的词，离什么都不近', () => {
    expect(near('xyzzy 123', deposit)).toBe(0);
    const nothing = { clause: 0, sentence: 0, title: 0 };
    expect(wordMatcher('xyzzy 123').ofClause('', deposit)).toEqual(nothing);
    expect(wordMatcher('新来的先收两百块押金行不行').ofClause('', 'xyzzy')).toEqual(nothing);
  });
});

it('最近的条文说得出是哪份文件的第几条，不看的文件不算', () => {
  const meanings = new ClauseMeanings();
  const points = [patent, deposit, patent, deposit].map((text) => Buffer.from(pointOfClause(text, '').buffer));
  const joined = Buffer.concat(points);
  const bytes = new Int8Array(joined.buffer, joined.byteOffset, joined.length);
  meanings.add(bytes.subarray(0, 2 * dimensions), [2, 0]);
  meanings.add(bytes.subarray(2 * dimensions), [1, 1]);
  const question = pointOfQuestion('新来的先收两百块押金行不行');
  const places = (isRead: (document: number) => boolean) => meanings.nearest(question, isRead, 2);
  expect(places(() => true)).toEqual([
    { document: 0, place: 1 },
    { document: 3, place: 0 },
  ]);
  expect(places((document) => document === 0).map(({ document }) => document)).toEqual([0, 0]);
  const [patentNear, depositNear] = [0, 1].map((place) => meanings.nearnessOf({ document: 0, place }, question));
  expect(depositNear).toBeGreaterThan(patentNear as number);
  expect(() => meanings.add(bytes, [1])).toThrow('differ');
});

it('两个积放在一个数里，与一个一个算的分毫不差，最大最小的也是', () => {
  const vectors = [-128, 127, -1, 0, 1].map((first) =>
    Int8Array.from({ length: dimensions }, (_, k) => (k % 3 === 0 ? first : ((k * 37) % 256) - 128)),
  );
  const most = [-128, 127].map((value) => new Int8Array(dimensions).fill(value));
  const all = [...most, ...vectors];
  const others = Int8Array.from(all.flatMap((vector) => [...vector]));
  for (const own of [all, all.slice(1), []])
    for (let offset = 0; offset < others.length; offset += dimensions) {
      const found = new Float64Array(own.length + 1).fill(7);
      productsWith(own)(others, offset, found, 0);
      expect([...found]).toEqual([...own.map((vector) => product(vector, 0, others, offset)), 7]);
    }
});
