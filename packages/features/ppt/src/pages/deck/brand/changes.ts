import { type Brand, type BrandPart, brandedTheme, type Theme } from '@hengce/deck';

/** A colour as it was typed, with or without #; null where it is none. */
export function typedColor(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return digits;
  return /^[0-9A-F]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : null;
}

/** Name of a font that can be written wherever fonts are named. */
export const isFontName = (name: string): boolean => /^[^"'\\<>;{},]{1,60}$/.test(name) && name.trim() !== '';

export const withPart = (brand: Brand, part: BrandPart, isShown: boolean): Brand => ({
  ...brand,
  off: isShown ? brand.off.filter((one) => one !== part) : [...brand.off.filter((one) => one !== part), part],
});

export const withAccent = (brand: Brand, at: number, color: string): Brand =>
  brand.colors
    ? { ...brand, colors: { ...brand.colors, accents: brand.colors.accents.map((one, n) => (n === at ? color : one)) } }
    : brand;

/** Which of the two colours of text a theme takes darker or lighter, to be legible. */
export function changedColors(theme: Theme, brand: Brand): ('main' | 'accent')[] {
  if (!brand.colors || brand.off.includes('colors')) return [];
  const { colors } = brandedTheme(theme, brand);
  const [main, accent] = brand.colors.accents;
  return [
    ...(colors.brand === main ? [] : ['main' as const]),
    ...(colors.accent === accent ? [] : ['accent' as const]),
  ];
}
