import { themeOf } from '@hengce/deck';
import { sampleBrand } from '@hengce/deck/testing';
import { expect, test } from 'vitest';
import { changedColors, isFontName, typedColor, withAccent, withPart } from './changes';

test.each([
  ['#0f7b5f', '0F7B5F'],
  [' 0F7B5F ', '0F7B5F'],
  ['#fc0', 'FFCC00'],
  ['0F7B5', null],
  ['绿色', null],
  ['', null],
])('颜色“%s”读作%s', (typed, color) => {
  expect(typedColor(typed)).toBe(color);
});

test('字体的名字里没有引号与逗号，不空', () => {
  expect(['思源黑体', 'Source Han Sans SC'].every(isFontName)).toBe(true);
  expect(['', ' ', '黑体"', 'A, B', '长'.repeat(61)].some(isFontName)).toBe(false);
});

test('关掉一部分再打开，还是原样', () => {
  const off = withPart(sampleBrand(), 'logo', false);
  expect(off.off).toEqual(['logo']);
  expect(withPart(withPart(off, 'logo', false), 'logo', true)).toEqual(sampleBrand());
});

test('说出哪一种颜色为看得清改了深浅：主色够深的不改，浅的强调色改', () => {
  const theme = themeOf('azurite');
  expect(changedColors(theme, sampleBrand())).toEqual(['accent']);
  expect(changedColors(theme, withAccent(sampleBrand(), 1, 'A34A1A'))).toEqual([]);
  expect(changedColors(theme, sampleBrand({ off: ['colors'] }))).toEqual([]);
});
