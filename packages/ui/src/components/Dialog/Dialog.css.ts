import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    // The keyboard of a phone covers the lower half; the visual viewport is what is left.
    height: 'var(--visual-viewport-height, 100dvh)',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[6],
    background: vars.color.scrim,
    zIndex: vars.layer.dialog,
    transition: `opacity ${vars.motion.duration.slow} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionDuration: vars.motion.duration.fast },
    },
    '@media': { [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant } },
  }),
);
export const frame = recipe({
  base: inComponents({
    width: '100%',
    maxHeight: '100%',
    display: 'flex',
    borderRadius: vars.radius.xl,
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    transition: `translate ${vars.motion.duration.slow} ${vars.motion.ease.enter}`,
    selectors: { '&[data-entering]': { translate: '0 8px' } },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: { transition: 'none', selectors: { '&[data-entering]': { translate: 'none' } } },
    },
  }),
  variants: {
    size: {
      sm: inComponents({ maxWidth: 440 }),
      md: inComponents({ maxWidth: 520 }),
      lg: inComponents({ maxWidth: 720 }),
    },
  },
});
export const dialog = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
  }),
);
export const close = style(inComponents({ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }));
export const heading = recipe({
  base: inComponents({ flexShrink: 0, padding: '24px 28px 8px', overflowWrap: 'anywhere' }),
  variants: {
    size: {
      sm: inComponents(typography.titleMd),
      md: inComponents(typography.titleLg),
      lg: inComponents(typography.titleLg),
    },
    hasClose: { true: inComponents({ paddingInlineEnd: 56 }) },
  },
});
export const body = style(
  inComponents({
    ...typography.body,
    lineHeight: '24px',
    minHeight: 0,
    padding: '0 28px 20px',
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
export const footer = style(
  inComponents({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '4px 28px 24px',
    '@media': { [media.belowSm]: { paddingInline: 20 } },
  }),
);
