import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const filterRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) repeat(4, minmax(0, 1fr))',
    gap: vars.space[4],
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  }),
);
/** Cell of the search field, on a line of its own where the selects share one. */
export const searchCell = style(
  inFeatures({
    minWidth: 0,
    '@media': { [media.belowLg]: { gridColumn: '1 / -1' }, [media.belowSm]: { gridColumn: 'auto' } },
  }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[7]}` }),
);
export const head = style(
  inFeatures({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], paddingBlockEnd: vars.space[4] }),
);
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const rows = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
export const pages = style(inFeatures({ paddingBlockStart: vars.space[7] }));
