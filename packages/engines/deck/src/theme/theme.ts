import type { BrandFonts, BrandLogo } from '../deck/brand';

/** Look of a deck: colours, and how its parts are marked. */
export interface Theme {
  id: string;
  /** Whether it is for reports to authorities. */
  isFormal: boolean;
  hasSerifTitles: boolean;
  /** How the brand colour lies on cover, section and closing. */
  cover: 'solid' | 'band' | 'split' | 'frame' | 'rule';
  /** Mark at the title of a slide. */
  heading: 'bar' | 'underline' | 'block' | 'plain' | 'band';
  /** Radius of the corners of cards and figures, in points. */
  radius: number;
  colors: ThemeColors;
  /** Of a brand; none of the themes has its own. */
  fonts?: BrandFonts | null;
  logo?: BrandLogo | null;
  footer?: string;
}

/** Colours of a theme, six hexadecimal digits each. */
export interface ThemeColors {
  background: string;
  /** Cards, table rows. */
  surface: string;
  ink: string;
  muted: string;
  line: string;
  brand: string;
  accent: string;
  /** Text on the brand colour. */
  onBrand: string;
  /** Colours of a chart's series, in order; when there are more series, the first one comes again. */
  series: string[];
}
