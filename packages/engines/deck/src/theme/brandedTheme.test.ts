import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '../testing/sampleBrand';
import { brandedTheme } from './brandedTheme';
import { contrast, legible } from './contrast';
import { themeOf, themes } from './themes';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());

test('对比度按WCAG：黑白21:1，同色1:1，#777777在白上4.48:1', () => {
  expect(contrast('000000', 'FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('1660A7', '1660A7')).toBe(1);
  expect(contrast('777777', 'FFFFFF')).toBeCloseTo(4.48, 2);
});

test('看得清的颜色不动，看不清的只动到刚好看得清', () => {
  expect(legible('1660A7', ['FFFFFF'])).toBe('1660A7');
  const taken = contrast(legible('FFC000', ['FFFFFF']), 'FFFFFF');
  expect(taken).toBeGreaterThanOrEqual(4.5);
  expect(taken).toBeLessThan(5);
});

describe('品牌放到主题上', () => {
  test('任何品牌色、任何主题：每种文字在它的底色上都看得清（4.5:1），图表的颜色看得见', () => {
    const brands = fc.record({ ink: color, accents: fc.array(color, { minLength: 6, maxLength: 6 }) });
    fc.assert(
      fc.property(brands, fc.constantFrom(...themes), (colors, theme) => {
        const taken = brandedTheme(theme, sampleBrand({ colors })).colors;
        for (const name of ['ink', 'muted', 'brand', 'accent'] as const)
          for (const ground of ['background', 'surface'] as const)
            expect(contrast(taken[name], taken[ground]), `${name} ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(taken.onBrand, taken.brand)).toBeGreaterThanOrEqual(4.5);
        for (const series of taken.series) expect(contrast(series, taken.background)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('看得清的品牌色原样用：主色、强调色与图表的次序', () => {
    const { colors } = brandedTheme(themeOf('azurite'), sampleBrand());
    expect(colors.brand).toBe('0F7B5F');
    expect(colors.series[0]).toBe('0F7B5F');
    expect(colors.accent).not.toBe('E07A1F');
    expect(colors.series).toHaveLength(6);
  });

  test('没有品牌就是主题本身；关掉的部分不用，留着的照旧', () => {
    const theme = themeOf('navy');
    expect(brandedTheme(theme, null)).toBe(theme);
    const taken = brandedTheme(theme, sampleBrand({ off: ['colors', 'footer'] }));
    expect(taken.colors).toEqual(theme.colors);
    expect(taken.footer).toBe('');
    expect(taken.fonts?.body).toBe('思源黑体');
    expect(taken.logo?.file).toBe('logo0001');
  });
});
