import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(inFeatures({ display: 'block' }));
export const searchBox = style(inFeatures({ width: '560px', maxWidth: '100%' }));
/** Logo, at the same place as on sign-in. */
export const brand = style(
  inFeatures({
    position: 'absolute',
    insetBlockStart: '36px',
    insetInlineStart: '96px',
    '@media': {
      [media.belowLg]: { insetInlineStart: vars.space[11] },
      [media.belowMd]: { insetBlockStart: vars.space[8], insetInlineStart: vars.space[6] },
    },
  }),
);
