import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentenceEnds, splitSentences } from './sentences';

it.each([
  ['给予补助。最高200万元；逾期不予受理', ['给予补助。', '最高200万元；', '逾期不予受理']],
  ['一\n二\n', ['一\n', '二\n']],
  ['真的吗？！是', ['真的吗？！', '是']],
  ['', []],
])('splitSentences(%j)', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it('finds a Latin stop before a space only: 3.5% goes on', () => {
  expect(sentenceEnds('占3.5%。See p. 4')).toEqual([6, 12]);
});

it('splits text without losing any of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'甲乙。！？；\n.a ') }), (text) => {
      expect(splitSentences(text).join('')).toBe(text);
    }),
  );
});
