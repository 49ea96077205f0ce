import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../../theme';

const figures = {
  fontVariantNumeric: 'tabular-nums',
  textAutospace: 'no-autospace',
  whiteSpace: 'nowrap',
} as Parameters<typeof inComponents>[0];

export const axis = recipe({
  base: inComponents({
    position: 'relative',
    ...typography.caption,
    ...figures,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    /** Room above for 今天, below for the dates. */
    hasAbove: { true: inComponents({ paddingBlockStart: 20 }) },
    lines: { 0: {}, 1: inComponents({ paddingBlockEnd: 24 }), 2: inComponents({ paddingBlockEnd: 42 }) },
  },
});
export const label = recipe({
  base: inComponents({ position: 'absolute', insetBlockEnd: 0, color: vars.color.text.muted }),
  variants: {
    isLast: { true: inComponents({ transform: 'translateX(-100%)', textAlign: 'end' }) },
    isStop: { true: inComponents({ color: vars.color.text.default }) },
  },
});
export const name = recipe({
  base: inComponents({ color: vars.color.text.default }),
  variants: {
    isStop: { true: inComponents({ fontWeight: 600 }) },
    isStacked: { true: inComponents({ display: 'block' }), false: inComponents({ marginInlineEnd: vars.space[3] }) },
  },
});
export const above = recipe({
  base: inComponents({ position: 'absolute', insetBlockStart: 0 }),
  variants: {
    tone: {
      seal: inComponents({ color: vars.color.seal.text }),
      ink: inComponents({ color: vars.color.text.secondary }),
      muted: inComponents({ color: vars.color.text.muted }),
    },
    isStrong: { true: inComponents({ fontWeight: 500 }) },
  },
});
/** Break mark: two short strokes with paper between them say that this part is longer than drawn. */
export const breakMark = style(
  inComponents({
    position: 'absolute',
    width: 7,
    height: 9,
    marginInlineStart: -3,
    transform: 'skewX(-20deg)',
    background: vars.color.surface.default,
    borderInline: `1px solid ${vars.color.rule.tick}`,
    '@media': { [media.print]: { background: 'none' } },
  }),
);
