import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const figures = { ...typography.caption, ...noGaps, fontVariantNumeric: 'tabular-nums' };

export const area = style(
  inComponents({
    position: 'relative',
    touchAction: 'pan-y',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
    },
  }),
);
export const plot = style(inComponents({ display: 'block', width: '100%', overflow: 'visible' }));
export const grid = style(inComponents({ stroke: vars.color.border.default, shapeRendering: 'crispEdges' }));
export const base = style(inComponents({ stroke: vars.color.rule.fill, shapeRendering: 'crispEdges' }));
export const cursor = style(inComponents({ stroke: vars.color.rule.tick, shapeRendering: 'crispEdges' }));
export const band = style(inComponents({ fill: vars.color.surface.active }));
export const words = recipe({
  base: inComponents(figures),
  variants: {
    tone: {
      muted: inComponents({ fill: vars.color.text.muted }),
      default: inComponents({ fill: vars.color.text.default }),
      own: inComponents({ fill: vars.color.text.default, fontWeight: 600 }),
    },
  },
});
/** Glyph with a rim of paper, so that crossing lines stay apart. */
export const glyph = style(
  inComponents({ fill: 'currentColor', stroke: vars.color.surface.default, strokeWidth: 1, paintOrder: 'stroke' }),
);
export const line = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' }),
);
export const bar = style(inComponents({ fill: 'currentColor' }));
export const readout = style(
  inComponents({
    ...figures,
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'grid',
    gap: vars.space[1],
    maxWidth: '60%',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.popover,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const readoutHead = style(inComponents({ color: vars.color.text.muted }));
export const readoutRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);
export const readoutValue = style(
  inComponents({ fontWeight: 600, marginInlineStart: 'auto', paddingInlineStart: vars.space[4] }),
);
