import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf } from './axis';

test.each([
  [[742, 1015, 1286], { from: 0, to: 1500, step: 500 }],
  [[0.3, 0.5], { from: 0, to: 0.6, step: 0.1 }],
  [[-20, 35], { from: -20, to: 60, step: 20 }],
  [[1_000_000, -Number.MIN_VALUE], { from: -200_000, to: 1_200_000, step: 200_000 }],
  [[null], { from: 0, to: 1, step: 0.2 }],
])('%j', (values, axis) => {
  const { from, to, step } = axisOf(values);
  expect(from).toBeCloseTo(axis.from, 9);
  expect(to).toBeCloseTo(axis.to, 9);
  expect(step).toBeCloseTo(axis.step, 9);
});

test('每个值都在轴上，刻度不多', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }), (values) => {
      const { from, to, step } = axisOf(values);
      expect(from).toBeLessThanOrEqual(Math.min(...values));
      expect(to).toBeGreaterThanOrEqual(Math.max(...values));
      expect((to - from) / step).toBeLessThanOrEqual(9);
    }),
  );
});
