import { expect, it } from 'vitest';
import { fuse } from './fuse';

const letters = (...lists: string[]) =>
  fuse(
    lists.map((list) => list.split('')),
    (letter) => letter,
  ).join('');

it('一张表原样', () => {
  expect(letters('cab')).toBe('cab');
  expect(fuse([], String)).toEqual([]);
});

it('几张表都靠前的排在前面，同样靠前的按先来后到', () => {
  expect(letters('abc', 'bca')).toBe('bac');
  expect(letters('ab', 'cd')).toBe('acbd');
  expect(letters('abcx', 'defx', 'ghix')[0]).toBe('x');
});
