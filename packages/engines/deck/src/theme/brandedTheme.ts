import type { Brand, BrandColors, BrandPart } from '../deck/brand';
import { isDark, legible, mixed } from './contrast';
import type { Theme, ThemeColors } from './theme';

/** A theme with what a brand changes of it: every text stays legible (4.5:1). Without a brand the theme itself. */
export function brandedTheme(theme: Theme, brand: Brand | null | undefined): Theme {
  if (!brand) return theme;
  const shown = <T>(part: BrandPart, value: T | null): T | null => (brand.off.includes(part) ? null : value);
  const colors = shown('colors', brand.colors);
  return {
    ...theme,
    colors: colors ? brandedColors(theme.colors, colors) : theme.colors,
    fonts: shown('fonts', brand.fonts),
    logo: shown('logo', brand.logo),
    footer: shown('footer', brand.footer) ?? '',
  };
}

function brandedColors(theme: ThemeColors, { ink, accents }: BrandColors): ThemeColors {
  const { background, onBrand } = theme;
  const [first = theme.brand, second = theme.accent] = accents;
  const main = legible(first, [background, onBrand]);
  // Cards have a tint of the brand, as those of each theme have of its own.
  const surface = isDark(background) ? theme.surface : mixed(background, main, 0.06);
  const brand = legible(main, [background, surface, onBrand]);
  const accent = legible(second, [background, surface]);
  return {
    ...theme,
    surface,
    ink: isDark(background) ? theme.ink : legible(ink, [background, surface]),
    brand,
    accent,
    // What is drawn only has to be seen.
    series: [brand, accent, ...accents.slice(2).map((color) => legible(color, [background], 2))],
  };
}
