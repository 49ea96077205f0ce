import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const pending = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    padding: '24px 36px',
    '@media': { [media.belowMd]: { padding: vars.space[6] } },
  }),
);
