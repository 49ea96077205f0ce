import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } });
const minHeight = 38;
const fadeIn = keyframes({ from: { opacity: 0 } });

/** Region over the top bar: below it are titles and tabs, and at the bottom task bars and selection trays. */
export const region = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: `calc((${vars.size.topbar} - ${minHeight}px) / 2 + env(safe-area-inset-top))`,
    insetInline: 0,
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[6],
    outline: 'none',
    pointerEvents: 'none',
  }),
);
export const toastStyle = style([
  focusRing,
  inComponents({
    ...typography.body,
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight,
    maxWidth: 'min(560px, 100%)',
    padding: '0 16px 0 14px',
    borderRadius: vars.radius.lg,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    boxShadow: vars.shadow.popover,
    animation: `${enter} ${vars.motion.duration.base} ${vars.motion.ease.enter}`,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: { animation: `${fadeIn} ${vars.motion.duration.instant} linear` },
    },
  }),
]);
export const message = style(
  inComponents({ minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
export const action = style([
  focusRing,
  inComponents({
    ...typography.bodyStrong,
    flexShrink: 0,
    minHeight: 28,
    paddingInline: 10,
    marginInlineStart: vars.space[4],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)',
    selectors: {
      '&[data-hovered]': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
      '&[data-pressed]': { background: 'color-mix(in srgb, currentColor 20%, transparent)' },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch, marginBlock: vars.space[2] },
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
    },
  }),
]);
export const close = style(inComponents({ flexShrink: 0, marginInlineEnd: -10 }));
