import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

/** Floating surface of popovers, menus and pickers. */
export const surface = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 24px)',
    borderRadius: vars.radius.lg,
    background: vars.color.surface.overlay,
    color: vars.color.text.default,
    boxShadow: vars.shadow.popover,
    transition: `opacity ${vars.motion.duration.base} ${vars.motion.ease.enter}, translate ${vars.motion.duration.base} ${vars.motion.ease.enter}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionDuration: vars.motion.duration.fast },
      '&[data-entering][data-placement=bottom]': { translate: '0 -4px' },
      '&[data-entering][data-placement=top]': { translate: '0 4px' },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: {
        transition: `opacity ${vars.motion.duration.instant} linear`,
        selectors: { '&[data-entering][data-placement]': { translate: 'none' } },
      },
    },
  }),
);
export const content = style(
  inComponents({ outline: 'none', overflow: 'auto', minHeight: 0, padding: vars.space[6], maxWidth: 360 }),
);
