import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;

export const trigger = style([
  focusRing,
  inComponents({
    ...typography.meta,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 24,
    borderRadius: vars.radius.sm,
    fontWeight: 500,
    color: color.ai.text,
    cursor: 'pointer',
    // 44 to a finger.
    '@media': { [media.belowMd]: { '::after': { content: '""', position: 'absolute', inset: '-10px 0' } } },
  }),
]);
export const time = style(
  inComponents({ fontWeight: 400, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const chevron = style(
  inComponents({
    transition: `rotate ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
/** Panel in small, muted text, so that it never looks like the answer. */
export const panel = style([
  focusRing,
  inComponents({
    ...typography.meta,
    lineHeight: '22px',
    maxHeight: 240,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginBlockStart: space[3],
    paddingInlineStart: 14,
    borderInlineStart: `2px solid ${color.ai.border}`,
    color: color.text.muted,
  }),
]);
