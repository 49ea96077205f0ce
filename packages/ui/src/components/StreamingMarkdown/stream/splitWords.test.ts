import { expect, it } from 'vitest';
import { splitWords } from './splitWords';

const marked = (text: string, flags: string[]) =>
  splitWords(text, flags)
    .map(({ value, isFlagged }) => (isFlagged ? `[${value}]` : value))
    .join('');

it.each([
  ['预计61.44万元', ['61.44万元'], '预计[61.44万元]'],
  ['上限1200万元，每年200万元', ['200万元'], '上限1200万元，每年[200万元]'],
  ['比例1.6%和6%', ['6%'], '比例1.6%和[6%]'],
  ['61.44万元', ['61.44', '61.44万元'], '[61.44万元]'],
  ['没有数字', [], '没有数字'],
  ['空的不算', [''], '空的不算'],
])('%s，标出%j', (text, flags, expected) => {
  expect(marked(text, flags)).toBe(expected);
});
