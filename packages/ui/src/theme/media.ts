/** Breakpoints (visual language §2.7) and user preferences, as keys of `@media`. */
export const media = {
  /** Below 600: phones. */
  belowSm: 'screen and (max-width: 599px)',
  /** Below 900: bottom bar instead of navigation, touch density. */
  belowMd: 'screen and (max-width: 899px)',
  /** Below 1200: side panes become drawers, navigation collapses. */
  belowLg: 'screen and (max-width: 1199px)',
  sm: 'screen and (min-width: 600px)',
  md: 'screen and (min-width: 900px)',
  lg: 'screen and (min-width: 1200px)',
  xl: 'screen and (min-width: 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
