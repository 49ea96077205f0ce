import { inFeatures, vars } from '@hengce/ui/theme';

/** The sheet of the shell: what it leaves of the window. */
export const sheetHeight = `calc(100dvh - ${vars.size.topbar} - 10px)`;

/** A column of the sheet that stays in sight and scrolls by itself. */
export const pane = inFeatures({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  alignSelf: 'flex-start',
  height: sheetHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexShrink: 0,
});
