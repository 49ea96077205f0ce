import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    gap: vars.space[9],
    alignItems: 'start',
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[9] } },
  }),
);
export const column = style(inFeatures({ display: 'grid', gap: vars.space[9], minWidth: 0 }));
export const titleRow = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] }),
);
