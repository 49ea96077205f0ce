import { expect, it } from 'vitest';
import { onPhone } from './tableColumns';

it.each([
  ['four short columns', [8.2, 6.3, 4.2, 6.3], 'fits'],
  ['conditions with sentences', [null, null, null, 5, 8], 'stacked'],
  ['a year of months', [6, ...Array.from({ length: 12 }, () => 5)], 'scrolls'],
  ['one column of sentences', [null], 'fits'],
] as const)('on a phone: %s', (_, widths, room) => {
  expect(onPhone(widths)).toBe(room);
});
