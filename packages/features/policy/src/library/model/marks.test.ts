import { describe, expect, it } from 'vitest';
import { findMarks, termsOf } from './marks';

describe('termsOf', () => {
  it.each([
    ['研发 费用　补助', ['研发', '费用', '补助']],
    ['国科发火〔2016〕32号', ['国科发火', '2016', '32号']],
    ['研发,研发', ['研发']],
    ['  ', []],
    ['x'.repeat(60), []],
  ])('%s', (query, expected) => {
    expect(termsOf(query)).toEqual(expected);
  });
  it('takes no more than twenty', () => {
    expect(termsOf(Array.from({ length: 100 }, (_, i) => `词${i}`).join(' '))).toHaveLength(20);
  });
});

describe('findMarks', () => {
  it.each([
    ['上年度研发费用占比', ['研发', '费用'], [[3, 7]]],
    [
      '研发与研发',
      ['研发'],
      [
        [0, 2],
        [3, 5],
      ],
    ],
    ['aBa', ['AB', 'ba'], [[0, 3]]],
    ['研发', ['(.*'], []],
    ['研发', [''], []],
    ['İ研发', ['研发'], [[1, 3]]],
  ])('%s', (text, terms, expected) => {
    expect(findMarks(text, terms)).toEqual(expected);
  });
});
