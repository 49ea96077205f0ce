import { inFeatures, media, sheetHeight, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** It fills the sheet: the list and what stands beside it scroll by themselves above the controls. */
export const workspace = style(
  inFeatures({
    height: sheetHeight,
    background: color.surface.default,
    '@media': { [media.belowMd]: { height: `calc(100dvh - ${vars.size.topbar})` } },
  }),
);
export const columns = style(
  inFeatures({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: 0,
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const main = style(inFeatures({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }));
const inset = { paddingInline: '36px', '@media': { [media.belowMd]: { paddingInline: space[5] } } } as const;
export const head = style(
  inFeatures({
    ...inset,
    display: 'grid',
    gap: space[4],
    paddingBlock: `${space[8]} ${space[5]}`,
    '@media': { [media.belowMd]: { gap: space[2], paddingInline: space[5], paddingBlock: `${space[2]} 0` } },
  }),
);
export const notes = style(
  inFeatures({
    ...inset,
    display: 'grid',
    gap: space[4],
    paddingBlockEnd: space[4],
    selectors: { '&:not(:empty)': { paddingBlockStart: space[4] } },
  }),
);
const scrolls = { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;
export const side = style(
  inFeatures({
    ...scrolls,
    padding: `${space[6]} 28px`,
    borderInlineStart: `1px solid ${color.border.default}`,
  }),
);
export const panel = style(inFeatures({ ...scrolls, flex: 1, padding: space[5] }));
