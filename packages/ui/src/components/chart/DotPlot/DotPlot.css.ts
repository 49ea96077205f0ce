import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
/** Width of its own container below which the name stands above its line. */
const narrow = '(max-width: 520px)';

export const rows = style(inComponents({ containerType: 'inline-size' }));
export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '148px minmax(0, 1fr)',
    columnGap: vars.space[6],
    paddingBlockStart: 9,
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const head = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: `7px ${vars.space[3]}`,
    '@container': { [narrow]: { justifyContent: 'start', paddingBlock: `${vars.space[2]} 0` } },
  }),
);
export const muted = style(inComponents({ ...typography.caption, lineHeight: '20px', color: vars.color.text.muted }));
export const missing = style(inComponents({ ...typography.caption, flexBasis: '100%', color: vars.color.text.muted }));
export const plot = style(inComponents({ display: 'block', width: '100%', overflow: 'visible' }));
export const track = style(inComponents({ stroke: vars.color.rule.track, shapeRendering: 'crispEdges' }));
export const span = style(
  inComponents({ stroke: vars.color.rule.muted, strokeWidth: 2, shapeRendering: 'crispEdges' }),
);
export const dot = recipe({
  base: inComponents({
    fill: 'currentColor',
    stroke: vars.color.surface.default,
    strokeWidth: 1,
    paintOrder: 'stroke',
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
  variants: { isFaint: { true: inComponents({ opacity: 0.2 }) } },
});
export const words = style(
  inComponents({
    ...typography.caption,
    ...noGaps,
    fill: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const legend = style(inComponents({ display: 'flex', flexWrap: 'wrap', marginInlineStart: vars.space[1] }));
export const entry = style([
  focusRing,
  inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.control.sm,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.surface.active, fontWeight: 600 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
    },
  }),
]);
