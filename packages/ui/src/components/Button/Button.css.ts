import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

// Each variant sets these; the base consumes them, so that a state is written once.
const fill = createVar();
const fillHovered = createVar();
const fillPressed = createVar();
const ink = createVar();
const edge = createVar();

export const button = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        ...typography.bodyStrong,
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: vars.space[3],
        borderRadius: vars.radius.md,
        background: fill,
        color: ink,
        boxShadow: `inset 0 0 0 1px ${edge}`,
        maxWidth: '100%',
        // On one line, but for sentences that are longer than the page is wide.
        wordBreak: 'keep-all',
        overflowWrap: 'break-word',
        cursor: 'pointer',
        userSelect: 'none',
        transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
        selectors: {
          '&[data-hovered]': { background: fillHovered },
          '&[data-pressed]': { background: fillPressed },
          '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
          '&[data-pending]': { cursor: 'progress' },
        },
        '@media': {
          [media.forcedColors]: {
            border: '1px solid ButtonBorder',
            selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } },
          },
          [media.reducedMotion]: { transition: 'none' },
        },
      }),
    ),
  ],
  variants: {
    variant: {
      primary: inComponents({
        vars: {
          [fill]: vars.color.accent.default,
          [fillHovered]: vars.color.accent.hover,
          [fillPressed]: vars.color.accent.active,
          [ink]: vars.color.accent.on,
          [edge]: 'transparent',
        },
      }),
      secondary: inComponents({
        vars: {
          [fill]: vars.color.surface.default,
          [fillHovered]: vars.color.surface.hover,
          [fillPressed]: vars.color.surface.active,
          [ink]: vars.color.text.default,
          [edge]: vars.color.border.strong,
        },
      }),
      quiet: inComponents({
        vars: {
          [fill]: 'transparent',
          [fillHovered]: vars.color.surface.hover,
          [fillPressed]: vars.color.surface.active,
          [ink]: vars.color.text.secondary,
          [edge]: 'transparent',
        },
      }),
      danger: inComponents({
        vars: {
          [fill]: vars.color.danger.default,
          [fillHovered]: vars.color.danger.hover,
          [fillPressed]: vars.color.danger.hover,
          [ink]: vars.color.danger.on,
          [edge]: 'transparent',
        },
      }),
    },
    size: {
      sm: inComponents({ ...typography.meta, fontWeight: 500, minHeight: vars.size.control.sm, paddingInline: 10 }),
      md: inComponents({ minHeight: vars.size.control.md, paddingInline: 14 }),
      lg: inComponents({ fontSize: '15px', minHeight: vars.size.control.lg, paddingInline: 18 }),
    },
    isBlock: { true: inComponents({ width: '100%' }) },
  },
});
