import { expect, it } from 'vitest';
import { pngOf, realPng } from '../../../test/files';
import { isWholePng } from './isWholePng';

it('knows a whole picture from one whose pixels are missing or broken', () => {
  const whole = realPng();
  expect(isWholePng(whole)).toBe(true);
  expect(isWholePng(whole.subarray(0, whole.length - 20))).toBe(false);
  const broken = Buffer.from(whole);
  broken.fill(0xff, 45, 50);
  expect(isWholePng(broken)).toBe(false);
  const larger = Buffer.from(whole);
  larger.writeUInt32BE(400, 16);
  expect(isWholePng(larger)).toBe(false);
  expect(isWholePng(pngOf(4, 3))).toBe(false);
});
