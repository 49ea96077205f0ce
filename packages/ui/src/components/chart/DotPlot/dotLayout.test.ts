import { expect, test } from 'vitest';
import { dotLayout } from './dotLayout';

test('ties stand side by side under one label, a missing value stands nowhere', () => {
  const { dots, labels } = dotLayout([10, 8, 12, 10, null], 492, String);
  expect((dots[3] ?? 0) - (dots[0] ?? 0)).toBe(12);
  expect(dots[4]).toBeNull();
  expect(labels.map(({ words }) => words)).toEqual(['10', '8', '12']);
  expect(labels[0]?.x).toBeCloseTo(((dots[0] ?? 0) + (dots[3] ?? 0)) / 2);
});
test('stays on the line for one value, for zeros and for losses', () => {
  for (const values of [[5], [0, 0], [-4, 3], [null]]) {
    const { dots } = dotLayout(values, 300, String);
    for (const dot of dots) expect(dot === null || (dot >= 0 && dot <= 300)).toBe(true);
  }
});
