import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
export const linkLine = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space[4],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
