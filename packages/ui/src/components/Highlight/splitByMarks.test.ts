import { expect, test } from 'vitest';
import { splitByMarks } from './splitByMarks';

const shown = (text: string, marks: [number, number][]) =>
  splitByMarks(text, marks)
    .map((part) => (part.isMarked ? `<${part.text}>` : part.text))
    .join('|');

test('cuts at marks in any order', () => {
  expect(
    shown('研发费用后补助', [
      [4, 7],
      [0, 2],
    ]),
  ).toBe('<研发>|费用|<后补助>');
});
test('keeps the whole text when marks overlap, reach out, are reversed or negative', () => {
  expect(
    shown('研发费用', [
      [0, 3],
      [2, 9],
    ]),
  ).toBe('<研发费>|<用>');
  expect(shown('研发费用', [[3, 1]])).toBe('研发费|用');
  expect(shown('研发费用', [[-5, 2]])).toBe('<研发>|费用');
  expect(shown('研发费用', [[9, 12]])).toBe('研发费用');
});
test('an empty text gives nothing', () => {
  expect(splitByMarks('', [[0, 2]])).toEqual([]);
});
