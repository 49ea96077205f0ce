import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space[6] }));
export const pair = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[6],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const caption = style(
  inFeatures({ ...typography.meta, margin: `0 0 ${space[3]}`, color: color.text.secondary }),
);
