import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

/** Row with name, value and source of a fact; on phones the source is below. */
export const valueRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr) auto',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    alignItems: 'baseline',
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const source = style(
  inFeatures({
    ...typography.meta,
    color: vars.color.text.muted,
    '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
  }),
);
export const label = style(inFeatures({ ...typography.body, color: vars.color.text.secondary }));
export const value = style(
  inFeatures({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
export const publicityRow = style(
  inFeatures({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[4], borderBlockEnd: hairline }),
);
