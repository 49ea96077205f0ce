import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const tabs = style(inComponents({ minWidth: 0 }));
export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    minWidth: 0,
    selectors: { '&:not([data-bare])': { boxShadow: `inset 0 -1px 0 ${vars.color.border.default}` } },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not([data-bare])': { borderBlockEnd: '1px solid CanvasText' } } },
    },
  }),
);
/** Length of the fade at the end, so that a cut word reads as more to come; scrolled to its end, nothing stands in it. */
const fade = '20px';
export const list = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    gap: vars.space[6],
    // The words begin where the page does; the room beside them is for the ring.
    marginInlineStart: -4,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    paddingInlineEnd: fade,
    maskImage: `linear-gradient(to left, transparent, black ${fade})`,
  }),
);
export const tab = style([
  focusRing,
  inComponents({
    ...typography.body,
    position: 'relative',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    padding: '9px 4px 11px',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // Drawn inwards: the scrolling list would cut a ring that stands outside.
    outlineOffset: '-2px',
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 4,
      insetBlockEnd: 0,
      height: 2,
      background: vars.color.accent.default,
      opacity: 0,
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    },
    selectors: {
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[data-hovered]': { color: vars.color.text.default },
      '&[data-selected], &[aria-current=page]': { color: vars.color.text.default, fontWeight: 500 },
      '&[data-selected]::after, &[aria-current=page]::after': { opacity: 1 },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch, paddingBlock: '11px' },
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
        '::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
      [media.reducedMotion]: { transition: 'none', '::after': { transition: 'none' } },
    },
  }),
]);
export const count = style(
  inComponents({
    ...typography.caption,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const panel = style([focusRing, inComponents({ paddingBlockStart: vars.space[6] })]);
