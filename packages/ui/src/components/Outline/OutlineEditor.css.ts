import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;

export const list = style(
  inComponents({ ...typography.body, display: 'flex', flexDirection: 'column', outline: 'none' }),
);
export const row = style([
  focusRing,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 32,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-selected]': { background: color.surface.selected, color: color.accent.text, fontWeight: 500 },
      '&[data-dragging]': { opacity: 0.45 },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);
export const head = style(
  inComponents({ selectors: { '&:not([data-selected])': { color: color.text.default, fontWeight: 500 } } }),
);
/** Grip in place of the number: visible on hover and focus, always on touch. */
export const grip = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 16,
    height: 24,
    borderRadius: vars.radius.xs,
    cursor: 'grab',
    opacity: 0,
    selectors: {
      ':is([data-hovered], [data-selected], [data-focus-visible-within]) &, &[data-focus-visible]': { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
]);
export const number = style(
  inComponents({ flexShrink: 0, minWidth: 10, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const title = style(
  inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: vars.space[2] }),
);
export const meta = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
    selectors: { '[data-selected] &': { color: 'inherit' } },
  } as Parameters<typeof inComponents>[0]),
);
export const field = style(inComponents({ flex: 1, minWidth: 0, display: 'flex' }));
export const input = style(
  inComponents({
    ...typography.body,
    width: '100%',
    minHeight: 28,
    paddingInline: vars.space[3],
    marginInlineStart: -6,
    border: 0,
    borderRadius: vars.radius.sm,
    outline: 'none',
    background: color.surface.default,
    color: color.text.default,
    boxShadow: `inset 0 0 0 2px ${color.focus}`,
    '@media': {
      [media.belowMd]: { fontSize: '16px' },
      [media.forcedColors]: { border: '2px solid Highlight' },
    },
  }),
);
export const dropLine = style(
  inComponents({
    outline: 'none',
    selectors: {
      '&[data-drop-target]': { height: 2, marginBlock: -1, background: color.accent.default },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
  }),
);
