import { expect, test } from 'vitest';
import { contrast } from './contrast';
import type { ThemeColors } from './theme';
import { themeOf, themes } from './themes';

test.each(themes.map((theme) => [theme.id, theme.colors] as const))(
  '%s：每种文字在它的底色上都看得清（4.5:1）',
  (_, colors) => {
    const onPaper = (['ink', 'muted', 'brand', 'accent'] as const).flatMap((name) => [
      [name, 'background'],
      [name, 'surface'],
    ]) as [keyof ThemeColors, keyof ThemeColors][];
    for (const [text, ground] of [...onPaper, ['onBrand', 'brand'] as [keyof ThemeColors, keyof ThemeColors]])
      expect(contrast(colors[text] as string, colors[ground] as string), `${text}在${ground}上`).toBeGreaterThanOrEqual(
        4.5,
      );
  },
);

test('十套主题，四套用于政府汇报；除颜色外没有两套一样', () => {
  expect(themes).toHaveLength(10);
  expect(themes.filter(({ isFormal }) => isFormal)).toHaveLength(4);
  const shapes = themes.map(({ hasSerifTitles, cover, heading, radius }) =>
    [hasSerifTitles, cover, heading, radius].join(),
  );
  expect(new Set(shapes).size).toBe(themes.length);
});

test('没有的主题用默认的', () => {
  expect(themeOf('没有').id).toBe('azurite');
});
