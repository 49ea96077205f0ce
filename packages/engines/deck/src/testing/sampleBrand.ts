import type { Brand } from '../deck/brand';

/** A brand of which everything is given; its logo is twice as wide as high. */
export const sampleBrand = (rest: Partial<Brand> = {}): Brand => ({
  colors: { ink: '20242B', accents: ['0F7B5F', 'E07A1F', '6FA8A0', 'C9B458', '7A8794', 'A34A4A'] },
  fonts: { heading: '思源黑体 Heavy', body: '思源黑体' },
  logo: { file: 'logo0001', width: 240, height: 120, place: 'top', isLight: false },
  footer: '示例精密制造有限公司',
  off: [],
  ...rest,
});
