/** What an organisation puts on its decks, whatever their theme: null where it has none. */
export interface Brand {
  colors: BrandColors | null;
  fonts: BrandFonts | null;
  logo: BrandLogo | null;
  /** At the foot of every slide but cover, section and closing; empty for none. At most `longestFooter` characters. */
  footer: string;
  /** Parts that are kept and not shown. */
  off: BrandPart[];
}

export type BrandPart = 'colors' | 'fonts' | 'logo' | 'footer';

/** Colours as six hexadecimal digits. Where text in them would not be legible, a theme takes them darker or lighter. */
export interface BrandColors {
  ink: string;
  /** The first one takes the place of the theme's brand colour, the second that of its accent; charts have all, in this order. */
  accents: string[];
}

/** Names of fonts. Lines end where they end without them: files name them, a device that has none of them takes its own. */
export interface BrandFonts {
  heading: string;
  body: string;
}

export interface BrandLogo {
  /** Name of the stored picture. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Of slides with a body: in the upper right corner, or at the foot. Cover, section and closing have it in the corner. */
  place: 'top' | 'bottom';
  /** Made for dark grounds; on paper it gets one. */
  isLight: boolean;
}

/** Characters of a footer that stand on one line of the narrowest slide. */
export const longestFooter = 36;
