import { inFeatures, sheetHeight, vars } from '@hengce/ui/theme';

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
