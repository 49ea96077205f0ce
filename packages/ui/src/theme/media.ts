/** Length of a media query in em, so that somebody with large text gets the layout that has room for it. */
const em = (px: number) => `${px / 16}em`;

/** Breakpoints (visual language §2.7) and user preferences, as keys of `@media`. */
export const media = {
  /** Phones: below 600 px. */
  belowSm: `screen and (max-width: ${em(599)})`,
  /** Bottom bar instead of navigation, touch density: below 900 px. */
  belowMd: `screen and (max-width: ${em(899)})`,
  /** Side panes become drawers, navigation collapses: below 1200 px. */
  belowLg: `screen and (max-width: ${em(1199)})`,
  sm: `screen and (min-width: ${em(600)})`,
  md: `screen and (min-width: ${em(900)})`,
  lg: `screen and (min-width: ${em(1200)})`,
  xl: `screen and (min-width: ${em(1440)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
};
