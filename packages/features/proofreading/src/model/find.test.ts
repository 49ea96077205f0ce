import { expect, it } from 'vitest';
import { occurrencesOf } from './find';

it.each([
  ['云澜市与云澜市', '云澜', [0, 4]],
  ['KM与km', 'Km', [0, 3]],
  ['İstanbul与ABC', 'abc', [9]],
  ['啊啊啊', '啊啊', [0]],
  ['有字', '', []],
])('%s 里的 %s', (text, query, places) => {
  expect(occurrencesOf(text, query).map(({ from }) => from)).toEqual(places);
});
