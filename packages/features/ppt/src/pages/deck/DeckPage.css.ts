import { inFeatures, media, pageBox, sheetHeight, vars, workBar } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const hairline = `1px solid ${color.border.default}`;

export const plainPage = style(inFeatures({ ...pageBox }));
export const bar = style(inFeatures({ ...workBar.row, borderBlockEnd: hairline, background: color.surface.default }));
export const barTitle = style(inFeatures(workBar.title));
export const barFacts = style(inFeatures(workBar.facts));
export const barEnd = style(inFeatures(workBar.end));
export const wideOnly = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const strip = style(inFeatures({ padding: `${space[4]} ${space[6]} 0` }));
/** Bar above work that scrolls by itself. */
export const workspace = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: sheetHeight,
    '@media': { [media.belowMd]: { height: 'auto' } },
  }),
);
