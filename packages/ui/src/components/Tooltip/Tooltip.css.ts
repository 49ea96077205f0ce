import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

export const tooltip = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 28,
    maxWidth: 280,
    padding: '4px 10px',
    borderRadius: vars.radius.md,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    overflowWrap: 'anywhere',
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant },
    },
  }),
);
export const shortcutKey = style(
  inComponents({
    fontFamily: vars.font.sans,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 500,
    flexShrink: 0,
    paddingInline: 5,
    borderRadius: vars.radius.sm,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)',
    textAutospace: 'no-autospace',
  } as Record<string, unknown>),
);
