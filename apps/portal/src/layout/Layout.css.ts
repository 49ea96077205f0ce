import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Page without the shell: what fills the sheet elsewhere fills the window. It takes the focus when it is entered; a ring round the whole
 * page would say nothing.
 */
export const bare = style(
  inFeatures({ vars: { [vars.size.topbar]: '0px', [vars.size.sheetGutter]: '0px' }, outline: 'none' }),
);
