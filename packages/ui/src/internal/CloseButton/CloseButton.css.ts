import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, vars } from '../../theme';

export const closeButton = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.control.md,
    height: vars.size.control.md,
    borderRadius: vars.radius.md,
    color: 'inherit',
    cursor: 'pointer',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      // Mixed from the text colour, so that it also fits tinted and inverse surfaces.
      '&[data-hovered]': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
      '&[data-pressed]': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
]);
