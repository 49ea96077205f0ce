import { inFeatures, media, pageBox, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: sheetHeight,
    '@media': { [media.belowLg]: { display: 'block', minHeight: 0 } },
  }),
);
export const main = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[7],
    ...pageBox,
  }),
);
export const wide = style(inFeatures({ '@media': { [media.belowMd]: { display: 'none' } } }));
export const narrow = style(
  inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'grid', gap: vars.space[7], minWidth: 0 } } }),
);
export const included = style(
  inFeatures({ ...typography.meta, display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }),
);
export const includedRow = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[6],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const order = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    alignContent: 'start',
    // The pane has its own room beside the plans, and none below them.
    '@media': {
      [media.belowLg]: { padding: `0 ${vars.size.page.gutter} ${vars.space[9]}` },
      // The last line stays above the bar with the price.
      [media.belowMd]: { padding: `0 ${vars.space[6]} 80px` },
    },
  }),
);
export const between = style(
  inFeatures({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[6] }),
);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const rows = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const separated = style([
  rows,
  inFeatures({ paddingBlockStart: vars.space[6], borderBlockStart: `1px solid ${vars.color.border.default}` }),
]);
export const money = style(
  inFeatures({ fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace', whiteSpace: 'nowrap' }),
);
export const payable = style([money, inFeatures({ ...typography.displaySm, color: vars.color.text.default })]);
export const stale = style(inFeatures({ color: vars.color.text.muted }));
export const submitPart = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
export const buttons = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: vars.space[4],
    '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
  }),
);
export const wideOnly = style(inFeatures({ display: 'grid', '@media': { [media.belowMd]: { display: 'none' } } }));
/** Height of the portal's own bar at the foot of a phone, above which this one stays. */
const footHeight = '61px';
export const phoneBar = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.belowMd]: {
        // Fixed: it is there from the first plan on.
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: `calc(${footHeight} + env(safe-area-inset-bottom))`,
        zIndex: vars.layer.sticky,
        display: 'flex',
        alignItems: 'center',
        gap: vars.space[6],
        padding: `10px ${vars.space[6]}`,
        borderBlockStart: `1px solid ${vars.color.border.default}`,
        background: vars.color.surface.default,
      },
    },
  }),
);
export const barPrice = style(inFeatures({ display: 'grid', flexShrink: 0 }));
export const centred = style(inFeatures({ ...typography.caption, color: vars.color.text.muted, textAlign: 'center' }));
