import { expect, it } from 'vitest';
import { firstFrom, occurrencesOf } from './find';

it.each([
  ['云澜市与云澜市', '云澜', [0, 4]],
  ['KM与km', 'Km', [0, 3]],
  ['İstanbul与ABC', 'abc', [9]],
  ['啊啊啊', '啊啊', [0]],
  ['有字', '', []],
])('%s 里的 %s', (text, query, places) => {
  expect(occurrencesOf(text, query).map(({ from }) => from)).toEqual(places);
});

it('goes on behind what was put in, and ends where the text does', () => {
  let text = '甲乙甲';
  for (let place = 0, at = 0; at >= 0; ) {
    const found = occurrencesOf(text, '甲');
    at = firstFrom(found, place);
    const span = found[at];
    if (!span) break;
    text = `${text.slice(0, span.from)}甲甲${text.slice(span.to)}`;
    place = span.from + 2;
  }
  expect(text).toBe('甲甲乙甲甲');
});
