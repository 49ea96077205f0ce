import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, vars } from '../../theme';

const { color, size } = vars;
const square = (side: string) => inComponents({ width: side, height: side });

export const iconButton = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        borderRadius: vars.radius.md,
        color: color.text.secondary,
        cursor: 'pointer',
        userSelect: 'none',
        transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
        selectors: {
          '&[data-hovered]': { background: color.surface.hover, color: color.text.default },
          '&[data-pressed], &[aria-expanded="true"]': { background: color.surface.active, color: color.text.default },
          '&[data-selected]': { background: color.accent.subtle.default, color: color.accent.text },
          '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
          '&[data-pending]': { cursor: 'progress' },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
              '&[data-disabled]': { background: 'ButtonFace', color: 'GrayText', opacity: 1 },
            },
          },
          [media.reducedMotion]: { transition: 'none' },
        },
      }),
    ),
  ],
  variants: {
    variant: {
      plain: {},
      outlined: inComponents({
        boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
        '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
      }),
    },
    size: { sm: square(size.control.sm), md: square(size.control.md), lg: square(size.control.touch) },
  },
});
export const dot = style(
  inComponents({
    position: 'absolute',
    // On the icon's shoulder, whatever the button's size.
    top: 'calc(50% - 9px)',
    insetInlineEnd: 'calc(50% - 8px)',
    width: 6,
    height: 6,
    borderRadius: vars.radius.full,
    background: color.danger.default,
    boxShadow: `0 0 0 2px ${color.canvas}`,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
