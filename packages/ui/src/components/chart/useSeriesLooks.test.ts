import { expect, it } from 'vitest';
import { placesOf } from './useSeriesLooks';

const places = (ids: string, held: ReadonlyMap<string, number> = new Map()) => placesOf(ids.split(''), held);

it('keeps the places of those that stay, and gives the first free one to who comes', () => {
  const first = places('abcd');
  expect([...first]).toEqual([...'abcd'].map((id, place) => [id, place]));
  const left = places('acd', first);
  expect([...left]).toEqual([
    ['a', 0],
    ['c', 2],
    ['d', 3],
  ]);
  expect(places('eacd', left).get('e')).toBe(1);
  expect([...places('xy', left).values()]).toEqual([0, 1]);
});

it('has a place for each even where those that stay are far back', () => {
  const back = places('cd', places('abcd'));
  expect([...back.values()]).toEqual([2, 3]);
  expect([...places('cdefgh', back).values()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
