import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;

export const track = style(
  inComponents({
    display: 'inline-flex',
    // As wide as its segments in a grid as well.
    width: 'fit-content',
    maxWidth: '100%',
    padding: vars.space[1],
    // Outer radius = inner radius + padding.
    borderRadius: 7,
    // These two roles keep the chosen segment the lighter one in both themes.
    background: color.canvas,
    '@media': {
      // Five with numbers are wider than a phone.
      [media.belowMd]: { overflowX: 'auto', scrollbarWidth: 'none' },
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
    },
  }),
);
export const segment = style([
  focusRing,
  inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minHeight: vars.size.control.sm,
    paddingInline: vars.space[5],
    borderRadius: 5,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    position: 'relative',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { color: color.text.default },
      '&[data-selected]': {
        background: color.surface.overlay,
        color: color.text.default,
        fontWeight: 500,
        boxShadow: vars.shadow.raised,
      },
      // The ring lies over the neighbours.
      '&[data-focus-visible]': { zIndex: 1 },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      // The track clips what lies beyond it.
      [media.belowMd]: { minHeight: 40, outlineOffset: -2 },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-selected][data-disabled]': { background: 'ButtonFace', outline: '1px solid GrayText' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
]);
