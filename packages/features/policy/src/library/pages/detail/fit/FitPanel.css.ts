import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
export const headEnd = style(inFeatures({ marginInlineStart: 'auto' }));
export const item = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    minWidth: 0,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}`, paddingBlockStart: vars.space[4] },
    },
  }),
);
export const conflicts = style(inFeatures({ display: 'grid', gap: vars.space[1] }));
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty' }));
export const conditions = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
/** Row of a condition: ring, requirement, and the enterprise's value. */
export const condition = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minWidth: 0,
  }),
);
export const partLine = style(inFeatures({ paddingInlineStart: vars.space[7] }));
export const ring = style(inFeatures({ display: 'flex', blockSize: '1lh', alignItems: 'center' }));
export const name = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }));
export const own = style(
  inFeatures({
    maxInlineSize: 150,
    color: vars.color.text.muted,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Content below the words, beside the ring's column. */
export const below = style(inFeatures({ gridColumn: '2 / -1', minWidth: 0 }));
export const links = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[6]}` }));
