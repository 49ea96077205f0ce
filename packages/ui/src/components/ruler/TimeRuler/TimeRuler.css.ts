import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../../theme';

const figures = {
  fontVariantNumeric: 'tabular-nums',
  textAutospace: 'no-autospace',
  whiteSpace: 'nowrap',
} as Parameters<typeof inComponents>[0];
/** Width of the column of titles: they are long, and a wide place gives them more of it. */
const names = 'clamp(232px, 30%, 360px)';
/** Width of its own container below which the name stands above its line. */
const narrow = '(max-width: 760px)';
/** Width of its own container below which an axis has room for fewer months. */
const wideOnly = '(max-width: 920px)';

export const ruler = style(
  inComponents({ containerType: 'inline-size', '@media': { [media.print]: { breakInside: 'avoid' } } }),
);
export const body = style(inComponents({ position: 'relative' }));
const grid = {
  display: 'grid',
  gridTemplateColumns: `${names} minmax(0, 1fr)`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;
export const axis = style(
  inComponents({ ...grid, height: 26, borderBlockEnd: `1px solid ${vars.color.border.strong}` }),
);
export const scale = style(inComponents({ position: 'relative', gridColumn: -2, height: '100%' }));
export const tick = recipe({
  base: inComponents({ position: 'absolute', insetBlockEnd: 0, width: 1, background: vars.color.rule.tick }),
  variants: { isMonth: { true: inComponents({ height: 10 }), false: inComponents({ height: 4 }) } },
});
export const month = recipe({
  base: inComponents({
    ...typography.caption,
    ...figures,
    position: 'absolute',
    insetBlockEnd: 4,
    lineHeight: '16px',
    marginInlineStart: 6,
    color: vars.color.text.muted,
  }),
  variants: {
    fits: { always: {}, wide: inComponents({ '@container': { [wideOnly]: { display: 'none' } } }) },
  },
});
export const today = style(
  inComponents({
    ...typography.caption,
    position: 'absolute',
    insetBlockEnd: 5,
    transform: 'translateX(-50%)',
    padding: '0 5px',
    borderRadius: vars.radius.xs,
    background: vars.color.seal.default,
    color: vars.color.seal.on,
    fontWeight: 500,
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  }),
);
export const nowGrid = style(
  inComponents({ ...grid, position: 'absolute', insetBlock: '26px 0', insetInline: 0, pointerEvents: 'none' }),
);
export const nowLine = style(
  inComponents({ position: 'absolute', insetBlock: 0, width: 1, background: vars.color.seal.default, opacity: 0.75 }),
);
export const row = style(
  inComponents({
    ...grid,
    alignItems: 'center',
    minHeight: 36,
    '@container': { [narrow]: { ...grid['@container'][narrow], minHeight: 49 } },
  }),
);
export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[5],
    minWidth: 0,
    paddingInlineEnd: vars.space[8],
    // The line of now stops at the words.
    '@container': {
      [narrow]: {
        position: 'relative',
        zIndex: 1,
        justifyContent: 'flex-start',
        gap: vars.space[4],
        padding: '7px 0 0',
        background: vars.color.surface.default,
      },
    },
  }),
);
export const name = style([
  focusRing,
  inComponents({
    ...typography.body,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.xs,
    selectors: { 'a&': { cursor: 'pointer' }, 'a&[data-hovered]': { color: vars.color.accent.text } },
  }),
]);
export const meta = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    color: vars.color.text.muted,
  }),
);
export const short = recipe({
  base: inComponents({
    ...typography.meta,
    ...figures,
    display: 'none',
    marginInlineStart: 'auto',
    '@container': { [narrow]: { display: 'block' } },
  }),
  variants: {
    isUrgent: {
      true: inComponents({ color: vars.color.seal.text, fontWeight: 500 }),
      false: inComponents({ color: vars.color.text.secondary }),
    },
  },
});
export const track = style(inComponents({ position: 'relative', '@container': { [narrow]: { marginBlock: -1 } } }));
export const label = recipe({
  base: inComponents({
    ...typography.caption,
    ...figures,
    position: 'absolute',
    insetBlockStart: -1,
    lineHeight: '20px',
    color: vars.color.text.muted,
    background: vars.color.surface.default,
    '@container': { [narrow]: { display: 'none' } },
  }),
  variants: {
    side: {
      end: inComponents({ marginInlineStart: 8, paddingInlineEnd: vars.space[3] }),
      start: inComponents({ transform: 'translateX(-100%)', marginInlineStart: -3, paddingInline: vars.space[3] }),
    },
  },
});
export const date = style(
  inComponents({
    color: vars.color.text.secondary,
    selectors: { '&:not(:first-child)': { marginInlineStart: vars.space[3] } },
  }),
);
export const what = style(inComponents({ selectors: { '&:not(:first-child)': { marginInlineStart: vars.space[3] } } }));
export const urgent = style(inComponents({ color: vars.color.seal.text, fontWeight: 500 }));
