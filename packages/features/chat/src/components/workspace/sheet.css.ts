import { inFeatures, sheetHeight, vars } from '@hengce/ui/theme';

/** Column of the sheet that stays in view and scrolls by itself. */
export const pane = inFeatures({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  alignSelf: 'flex-start',
  height: sheetHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexShrink: 0,
});
