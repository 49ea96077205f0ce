import { inFeatures, media } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Label that is hidden on phones; it is still the button's name. */
export const wideLabel = style(
  inFeatures({
    '@media': {
      [media.belowMd]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
