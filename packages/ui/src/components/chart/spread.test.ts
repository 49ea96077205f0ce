import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread';

test('what has room stays where it belongs', () => {
  expect(
    spread(
      [
        { at: 80, size: 10 },
        { at: 20, size: 10 },
      ],
      100,
    ),
  ).toEqual([80, 20]);
});
test('ties stand side by side around their place', () => {
  expect(
    spread(
      [
        { at: 50, size: 12 },
        { at: 50, size: 12 },
      ],
      100,
    ),
  ).toEqual([44, 56]);
});
test('nothing overlaps, nothing leaves while there is room, and order is kept', () => {
  const thing = fc.record({ at: fc.integer({ min: 0, max: 300 }), size: fc.integer({ min: 1, max: 40 }) });
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 7 }), (things) => {
      const centres = spread(things, 300, 2);
      const order = things.map((_, i) => i).sort((a, b) => (centres[a] ?? 0) - (centres[b] ?? 0));
      let end = Number.NEGATIVE_INFINITY;
      for (const i of order) {
        const [centre = 0, size = 0] = [centres[i], things[i]?.size];
        if (centre - size / 2 < end - 1e-6) return false;
        end = centre + size / 2 + 2;
        if (centre - size / 2 < -1e-6 || centre + size / 2 > 300 + 1e-6) return false;
      }
      return things.every((a, i) => things.every((b, j) => a.at >= b.at || (centres[i] ?? 0) < (centres[j] ?? 0)));
    }),
  );
});
