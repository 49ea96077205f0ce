import { expect, it } from 'vitest';
import { placeOfWords } from './clauseGroups';
import { scannerOf } from './wordScanner';

const text = '第一条 押金不得收取。第二条 收取押金的，退还押金。';
const groups = [
  { start: 0, end: 11 },
  { start: 11, end: text.length },
];

it('一遍数出每一条把每个词说了几次', () => {
  const counts = scannerOf(['押金', '押', '退还', '没有', ''])(text, groups, [0, 1]);
  expect([...counts('押金')]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect([...counts('退还')]).toEqual([[1, 1]]);
  expect(counts('没有').size).toBe(0);
  expect(counts('押').get(1)).toBe(2);
  expect([...scannerOf(['押金'])(text, groups, [1])('押金').keys()]).toEqual([1]);
});

it('在没有规整的文字里找规整过的话', () => {
  expect(placeOfWords('第一条 （一）收取押金，不退', '(一)收取押金,不退')).toBe(4);
  expect(placeOfWords('收取押金；收取押金，不退', '收取押金,不退')).toBe(5);
  expect(placeOfWords('收取押金', '退还')).toBe(-1);
  expect(placeOfWords('ＡＢ１', 'b1')).toBe(1);
});
