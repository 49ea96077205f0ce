import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;
const fill = createVar();
const ink = createVar();
const edge = createVar();

const on = { background: fill, color: ink, fontWeight: 500, boxShadow: `inset 0 0 0 1px ${edge}` } as const;
// On hover: a chip that is off lifts its ground, one that is on its edge.
const onHovered = { boxShadow: `inset 0 0 0 1px ${ink}` } as const;

export const chip = recipe({
  base: inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    maxWidth: '100%',
    paddingInline: 11,
    borderRadius: vars.radius.full,
    background: color.surface.default,
    color: color.text.secondary,
    boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.active },
      '&[data-selected]': on,
      '&[data-selected][data-hovered]': onHovered,
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { background: 'ButtonFace', color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
  variants: {
    tone: {
      accent: inComponents({
        vars: { [fill]: color.accent.subtle.default, [ink]: color.accent.text, [edge]: color.accent.border },
      }),
      ai: inComponents({ vars: { [fill]: color.ai.subtle, [ink]: color.ai.text, [edge]: color.ai.border } }),
    },
    size: {
      sm: inComponents({ height: 26, '@media': { [media.belowMd]: { height: 36 } } }),
      md: inComponents({ height: vars.size.control.sm }),
    },
    isOn: {
      true: inComponents({
        ...on,
        paddingInlineEnd: 5,
        '@media': { [media.belowMd]: { paddingInlineEnd: 9 } },
      }),
    },
  },
});
export const toggle = style([
  focusRing,
  inComponents({
    position: 'relative',
    cursor: 'pointer',
    // 36 to the eye, 44 to a finger.
    '@media': { [media.belowMd]: { '::after': { content: '""', position: 'absolute', inset: '-4px 0' } } },
  }),
]);
export const words = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const remove = style([
  focusRing,
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    flexShrink: 0,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.accent.subtle.strong } },
    // 24 square, and 44 for a finger.
    '::after': { content: '""', position: 'absolute', inset: -3 },
    '@media': { [media.belowMd]: { '::after': { inset: '-13px -10px' } } },
  }),
]);
