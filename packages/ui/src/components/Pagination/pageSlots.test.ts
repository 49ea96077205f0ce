import { expect, test } from 'vitest';
import { pageSlots } from './pageSlots';

const shown = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

test('shows every page up to seven', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
});
test('keeps seven slots and both ends beyond seven', () => {
  expect(shown(1, 9)).toBe('1 2 3 4 5 … 9');
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(shown(9, 9)).toBe('1 … 5 6 7 8 9');
  expect(shown(500, 1000)).toBe('1 … 499 500 501 … 1000');
});
test('a page out of range still gives both ends', () => {
  expect(shown(40, 9)).toBe('1 … 5 6 7 8 9');
  expect(shown(-1, 9)).toBe('1 2 3 4 5 … 9');
});
