import { expect, test } from 'vitest';
import { boundsOf, evenBounds, stepOf } from '../tileSteps';
import { provinces } from './provinces';
import { tileFrom } from './tileMoves';

const of = (short: string) => {
  const tile = provinces.find((province) => province.short === short);
  if (!tile) throw new Error(short);
  return tile;
};

test('34 units, each with its own square, in the order of their codes', () => {
  expect(provinces).toHaveLength(34);
  expect(new Set(provinces.map(({ column, row }) => `${column},${row}`)).size).toBe(34);
  expect(provinces.map(({ code }) => code)).toEqual(provinces.map(({ code }) => code).sort());
  for (const name of ['台湾省', '香港特别行政区', '澳门特别行政区'])
    expect(provinces.some((province) => province.name === name)).toBe(true);
});
test.each([
  ['湘', 'ArrowDown', '粤'],
  ['苏', 'ArrowRight', '沪'],
  ['藏', 'ArrowUp', '新'],
  ['京', 'ArrowRight', '辽'],
  ['琼', 'ArrowDown', '琼'],
  ['新', 'ArrowLeft', '新'],
  ['粤', 'Home', '京'],
  ['粤', 'End', '澳'],
])('%s %s leads to %s', (from, key, to) => {
  expect(tileFrom(of(from), key)?.short).toBe(to);
});
test('every tile is reached with the arrows alone', () => {
  const reached = new Set([of('京')]);
  for (const tile of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(tileFrom(tile, key) ?? tile);
  expect(reached.size).toBe(34);
});
test('other keys are left alone', () => {
  expect(tileFrom(of('京'), 'Enter')).toBeNull();
});
test('even bounds put as many values into each step, whatever the largest is', () => {
  const values = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 2000];
  const steps = values.map((value) => stepOf(value, evenBounds(values)));
  expect(steps[0]).toBe(1);
  expect(steps.at(-1)).toBe(7);
  expect(new Set(steps).size).toBeGreaterThan(5);
  expect(evenBounds([3, 3, 3])).toEqual([]);
  expect(evenBounds([])).toEqual([]);
});
test('bounds are round, and a bound belongs to the step above', () => {
  const bounds = boundsOf([12, 46, 231]);
  expect(bounds.length).toBeLessThan(7);
  expect(bounds.every((bound) => bound % 10 === 0)).toBe(true);
  expect(stepOf(40, [40, 70, 100, 130, 160, 200])).toBe(2);
  expect(stepOf(231, [40, 70, 100, 130, 160, 200])).toBe(7);
  expect(boundsOf([5, 5])).toEqual([]);
  expect(boundsOf([])).toEqual([]);
  expect(stepOf(5, [])).toBe(4);
});
