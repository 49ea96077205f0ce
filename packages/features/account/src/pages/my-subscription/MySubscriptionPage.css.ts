import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const page = style(inFeatures({ display: 'grid', gap: vars.space[7] }));
export const list = style(inFeatures({ display: 'grid', borderBlockStart: hairline }));
export const row = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    minWidth: 0,
  }),
);
export const head = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const title = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], minWidth: 0 }),
);
export const name = style(inFeatures({ ...typography.bodyStrong, overflowWrap: 'anywhere' }));
export const controls = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[5]}` }),
);
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
export const hits = style(inFeatures({ display: 'grid', gap: vars.space[3], paddingInlineStart: vars.space[5] }));
export const hit = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[5],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  }),
);
export const date = style(inFeatures({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }));
