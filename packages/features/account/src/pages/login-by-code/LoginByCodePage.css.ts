import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const brand = style(
  inFeatures({
    padding: '36px 96px 0',
    '@media': {
      [media.belowLg]: { paddingInline: vars.space[11] },
      [media.belowMd]: { paddingBlockStart: vars.space[8], paddingInline: vars.space[6] },
    },
  }),
);
