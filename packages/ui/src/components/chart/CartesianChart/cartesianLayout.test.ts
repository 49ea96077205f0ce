import { expect, test } from 'vitest';
import { axisLabels, cutTo } from './axisLabels';
import { type CartesianInput, cartesianLayout } from './cartesianLayout';

const layout = (values: (number | null)[], more: Partial<CartesianInput> = {}) =>
  cartesianLayout({
    kind: 'bar',
    categories: values.map((_, index) => `${2020 + index}年`),
    series: [{ id: 'a', name: '本企业', values }],
    width: 400,
    height: 160,
    format: String,
    ...more,
  });

test('bars stand on zero, whatever the values', () => {
  const high = layout([1000, 1015, 1020]);
  expect(high.zero).toBe(high.bottom);
  expect(high.y(0)).toBe(high.bottom);
  const mixed = layout([-50, 100]);
  expect(mixed.y(0)).toBe(mixed.zero);
  expect(mixed.zero).toBeLessThan(mixed.bottom);
});
test('a line may start above zero, and its scale says where', () => {
  const flat = layout([1000, 1015, 1020], { kind: 'line' });
  expect(flat.ticks[0]?.words).not.toBe('0');
  expect(layout([12, 231], { kind: 'line' }).ticks[0]?.words).toBe('0');
});
test('equal values and zeros do not divide by zero', () => {
  for (const values of [[0, 0], [5, 5], [-3], [7]]) {
    const { y, centres } = layout(values, { kind: 'line' });
    expect(centres.every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(y(values[0] ?? 0))).toBe(true);
  }
});
test('values stand over the bars while they fit, and the scale steps in when they do not', () => {
  expect(layout([742, 1015, 1286]).hasScale).toBe(false);
  expect(layout(Array.from({ length: 40 }, (_, i) => 1000 + i)).hasScale).toBe(true);
});
test('a missing last value ends its line where it was last known', () => {
  const { endLabels, y } = layout([1, 9, null], { kind: 'line' });
  expect(endLabels[0]?.y).toBeCloseTo(y(9));
});
test('names that do not fit are cut under bars and named at the ends of lines', () => {
  expect(cutTo('云澜市青岚精密制造有限公司', 60)).toBe('云澜市青…');
  const at = { categories: ['2025年12月', '2026年1月', '2026年2月'], centres: [10, 40, 70], left: 0, right: 80 };
  expect(axisLabels({ kind: 'line', ...at }).map(({ anchor }) => anchor)).toEqual(['start', 'end']);
});
