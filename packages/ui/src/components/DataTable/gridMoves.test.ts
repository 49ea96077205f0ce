import { describe, expect, it } from 'vitest';
import { nextSort, tracksOf } from './dataTableOptions';
import { extendTo, nextRow, switchRow } from './gridMoves';

describe('nextRow', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowDown', 9999, 9999],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 15],
    ['PageDown', 9995, 9999],
    ['PageUp', 5, 0],
    ['Home', 5, 0],
    ['End', 5, 9999],
    ['a', 5, undefined],
  ])('%s at %i → %s', (key, active, expected) => {
    expect(nextRow({ key, active, count: 10_000, page: 10 })).toBe(expected);
  });
});

describe('selection', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  it('switches one row', () => {
    expect(switchRow(new Set(['a']), 'b')).toEqual(['a', 'b']);
    expect(switchRow(new Set(['a', 'b']), 'a')).toEqual(['b']);
  });
  it('extends both ways and keeps what was chosen', () => {
    expect(extendTo(new Set(['d']), rows, 0, 1)).toEqual(['d', 'a', 'b']);
    expect(extendTo(new Set(), rows, 2, 1)).toEqual(['b', 'c']);
  });
});

it('a second press on a column turns the order', () => {
  expect(nextSort(undefined, 'x')).toEqual({ column: 'x', direction: 'ascending' });
  expect(nextSort({ column: 'x', direction: 'ascending' }, 'x').direction).toBe('descending');
  expect(nextSort({ column: 'x', direction: 'descending' }, 'y').direction).toBe('ascending');
});

it('tracks: fixed widths, the rest in equal parts', () => {
  expect(
    tracksOf(
      [
        { id: 'a', label: '' },
        { id: 'b', label: '', width: 80 },
      ],
      true,
    ),
  ).toBe('28px minmax(120px, 1fr) 80px');
});
