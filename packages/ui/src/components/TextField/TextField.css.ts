import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, vars } from '../../theme';

const { color } = vars;

export const area = style(
  inComponents({
    resize: 'vertical',
    maxHeight: '11lh',
    fieldSizing: 'content',
    minHeight: '3lh',
  } as object),
);
export const countryCode = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] &': { color: color.text.muted } },
    '::after': { content: '""', width: 1, height: 18, background: color.border.strong },
  }),
);
export const codeSuffix = style(
  inComponents({ fontSize: '13px', fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace' } as object),
);
/** Small button inside a field: 28 px square, with a touch area up to the field's edge. */
export const inlineButton = style([
  focusRing,
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    marginInlineEnd: -6,
    flexShrink: 0,
    borderRadius: vars.radius.sm,
    color: color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.text.default, background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.active },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.belowMd]: { '::after': { content: '""', position: 'absolute', inset: -8 } },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
]);
/** Button that clears a search field; hidden while it is empty, its space stays. */
export const clearButton = style(inComponents({ selectors: { '[data-empty] &': { visibility: 'hidden' } } }));
/** Wrapper for event handlers that takes no part in the layout. */
export const contents = style(inComponents({ display: 'contents' }));
