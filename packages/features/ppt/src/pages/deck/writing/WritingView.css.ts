import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: space[6],
    padding: `${space[7]} ${space[8]} ${space[9]}`,
    '@media': { [media.belowMd]: { padding: space[5] } },
  }),
);
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: space[6],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const card = style(inFeatures({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }));
export const heading = style(
  inFeatures({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    margin: 0,
    color: color.text.muted,
    selectors: { '&[data-state=failed]': { color: color.danger.text } },
  }),
);
