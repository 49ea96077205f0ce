import { describe, expect, it } from 'vitest';
import { openData } from '../../../platform/data';
import { letterOf, translatorOf, unitsOf, wordFinder } from './translation';

const deposit =
  '用人单位招用劳动者，不得扣押劳动者的居民身份证和其他证件，不得要求劳动者提供担保或者以其他名义向劳动者收取财物。';
const patent = '专利权人应当自被授予专利权的当年开始缴纳年费。';

it('每行是法律的一个词与人们为它说的字词，各带一个字母；没有两行写同一个词', () => {
  const [first = '', ...lines] = openData('translation.txt');
  const line = /^[^\t]*\t(?:\p{Script=Han}+[A-Za-z])*$/u;
  expect(first).toMatch(/^\t/);
  for (const one of [first, ...lines]) expect(one).toMatch(line);
  expect(new Set(lines.map((one) => one.split('\t')[0])).size).toBe(lines.length);
  expect(Buffer.byteLength([first, ...lines].join('\n'))).toBeLessThan(3_000_000);
  expect(lines.length).toBeLessThan(0x10000);
});

it('问题按字与词拆，标点、数字与字母不算', () => {
  expect([...unitsOf('交押金，300元A')]).toEqual(['交', '押', '金', '元', '押金']);
  expect(unitsOf('').size).toBe(0);
});

it('找出文字里的词，在另一个词里面的也算', () => {
  const find = wordFinder(['劳动', '劳动合同', '合同']);
  expect([...find('签劳动合同')].sort()).toEqual([0, 1, 2]);
  expect(find('劳').size).toBe(0);
});

it('概率越小，字母越靠后', () => {
  expect([1, 0.5, 0.1, 1e-9].map(letterOf)).toEqual(['A', 'C', 'I', 'z']);
});

describe('条文读作问题的译文', () => {
  it.each([
    ['新来的先收两百块押金行不行', deposit, patent],
    ['技术证书每年都要交钱吗，忘了会怎样', patent, deposit],
  ])('%s：说的是这件事的条文分数更高，说中的也更多', (question, right, wrong) => {
    const translate = translatorOf(question);
    expect(translate(right, '').score).toBeGreaterThan(translate(wrong, '').score);
    expect(translate(right, '').explained).toBeGreaterThanOrEqual(translate(wrong, '').explained);
  });

  it('题目说的是这件事，文件的每一条都多一分', () => {
    const translate = translatorOf('老板欠我工资');
    expect(translate(patent, '劳动合同法').title).toBeGreaterThan(translate(patent, '专利法').title);
  });

  it('没有人这样问过的问题，什么条文也不加分', () => {
    expect(translatorOf('xyzzy 123')(deposit, '劳动合同法')).toEqual({ score: 0, explained: 0, title: 0 });
  });
});
