import { expect, it } from 'vitest';
import { openData } from './openData';
import { phrasePattern, phrases } from './phrases';

const heads = openData('phrases.txt').flatMap((line) => /^# ([^:]+): ./.exec(line)?.[1] ?? []);

it('每种说法是一个能用的正则表达式，一种里不写两遍', () => {
  expect(new Set(heads).size).toBe(heads.length);
  for (const notion of heads) {
    expect(() => phrasePattern(notion, 'u')).not.toThrow();
    expect(phrases(notion)).not.toBe('');
  }
  expect(() => phrases('no such notion')).toThrow('no such notion');
});

it('几种说法合在一起，长的在前', () => {
  expect('请问多少钱我们'.replace(new RegExp(phrases('asking of laws', 'asking'), 'gu'), '·')).toBe('···');
  expect(phrases('asking').split('|').at(-1)).toHaveLength(2);
});
