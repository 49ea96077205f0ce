/** Tokens that do not change with the theme. 4 px base, with 2 and 6 for optics (visual language §2.5). */
export const scales = {
  font: {
    sans: '"HC Latin", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif',
    document:
      '"Source Han Serif SC", "Noto Serif SC", "Noto Serif CJK SC", "Noto Serif SC Variable", "Songti SC", "STZhongsong", serif',
    mono: '"JetBrains Mono", "SF Mono", "Cascadia Code", Consolas, "Noto Sans Mono CJK SC", monospace',
  },
  space: {
    0: '0',
    1: '2px',
    2: '4px',
    3: '6px',
    4: '8px',
    5: '12px',
    6: '16px',
    7: '20px',
    8: '24px',
    9: '32px',
    10: '40px',
    11: '48px',
    12: '64px',
    13: '80px',
  },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '12px', full: '999px' },
  size: {
    control: { sm: '28px', md: '32px', lg: '40px', touch: '44px' },
    row: { compact: '36px', default: '44px', relaxed: '56px' },
    icon: { sm: '14px', md: '16px', lg: '20px' },
    nav: { expanded: '220px', collapsed: '60px' },
    topbar: '52px',
    // Space that the shell leaves below its sheet and at its end.
    sheetGutter: '10px',
    pane: { outline: '200px', info: '336px', work: '400px' },
    // `max` holds 1288 of content between its gutters.
    content: { reading: '720px', form: '640px', max: '1360px' },
    page: { gutter: '36px', top: '24px', bottom: '48px' },
  },
  motion: {
    duration: { instant: '80ms', fast: '120ms', base: '180ms', slow: '260ms', deliberate: '400ms' },
    ease: {
      standard: 'cubic-bezier(.2, 0, 0, 1)',
      enter: 'cubic-bezier(0, 0, 0, 1)',
      exit: 'cubic-bezier(.3, 0, 1, 1)',
    },
  },
  layer: {
    base: '0',
    sticky: '10',
    nav: '20',
    dropdown: '30',
    drawer: '40',
    dialog: '50',
    command: '60',
    toast: '70',
    tooltip: '80',
  },
} as const;
