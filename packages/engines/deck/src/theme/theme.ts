/** How a deck looks: colours, and how its parts are marked. */
export interface Theme {
  id: string;
  /** Of Chinese official documents: no colour but the theme's, titles in serif. */
  isFormal: boolean;
  hasSerifTitles: boolean;
  /** Cover and section: how the brand colour is laid on. */
  cover: 'solid' | 'band' | 'split' | 'frame' | 'rule';
  /** What stands at a slide's title. */
  heading: 'bar' | 'underline' | 'block' | 'plain' | 'band';
  /** Of cards and figures, in points. */
  radius: number;
  colors: ThemeColors;
}

/** Six hexadecimal digits each. */
export interface ThemeColors {
  background: string;
  /** Cards, table rows. */
  surface: string;
  ink: string;
  muted: string;
  line: string;
  brand: string;
  accent: string;
  /** On the brand colour. */
  onBrand: string;
  /** Of charts, in order. */
  series: [string, string, string, string];
}
