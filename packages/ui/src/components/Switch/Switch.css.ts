import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;
const on = createVar();
const knob = createVar();

export const row = recipe({
  base: inComponents({
    ...typography.meta,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 32,
    color: color.text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
      '&[data-readonly]': { cursor: 'progress' },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
  variants: {
    tone: {
      accent: inComponents({ vars: { [on]: color.accent.default, [knob]: color.accent.on } }),
      ai: inComponents({ vars: { [on]: color.ai.default, [knob]: color.ai.on } }),
    },
    labelPosition: {
      start: inComponents({ flexDirection: 'row-reverse', justifyContent: 'space-between' }),
      end: {},
    },
  },
});
export const track = style(
  inComponents({
    position: 'relative',
    width: 32,
    height: 18,
    flexShrink: 0,
    borderRadius: vars.radius.full,
    background: color.border.control,
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 2,
      top: 2,
      width: 14,
      height: 14,
      borderRadius: vars.radius.full,
      background: color.accent.on,
      transition: `translate ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    },
    selectors: {
      '[data-hovered] > &': { background: color.text.muted },
      '[data-selected] > &': { background: on },
      '[data-selected] > &::after': { translate: '14px 0', background: knob },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', '::after': { transition: 'none' } },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        border: '1px solid ButtonBorder',
        '::after': { top: 1, insetInlineStart: 1, background: 'ButtonText' },
        selectors: {
          '[data-hovered] > &': { background: 'Canvas' },
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-selected] > &::after': { background: 'HighlightText' },
        },
      },
    },
  }),
);
