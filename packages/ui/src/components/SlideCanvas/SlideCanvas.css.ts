import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '100% 0' } });
const hair = `0 0 0 1px ${color.border.default}`;

export const canvas = recipe({
  base: inComponents({
    position: 'relative',
    margin: 0,
    width: '100%',
    overflow: 'hidden',
    background: color.surface.default,
    color: color.text.default,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    variant: {
      preview: inComponents({ borderRadius: vars.radius.md, boxShadow: `${hair}, ${vars.shadow.popover}` }),
      thumbnail: inComponents({ borderRadius: vars.radius.sm, boxShadow: hair }),
    },
    state: {
      ready: {},
      generating: {},
      editing: inComponents({ boxShadow: `0 0 0 2px ${color.focus}` }),
      failed: {},
    },
  },
});
/** Slide at its own size, scaled to the frame from its corner. */
export const paper = style(inComponents({ position: 'absolute', insetInlineStart: 0, top: 0, transformOrigin: '0 0' }));
export const veil = recipe({
  base: inComponents({
    ...typography.meta,
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[5],
    color: color.text.secondary,
    textAlign: 'center',
  }),
  variants: {
    variant: { preview: inComponents({ padding: space[8] }), thumbnail: {} },
  },
});
export const failed = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[3], color: color.danger.text }),
);
export const bones = style(
  inComponents({
    position: 'absolute',
    inset: '12% 7%',
    display: 'grid',
    gridTemplateRows: '12% 8% 1fr',
    rowGap: '6%',
    overflow: 'hidden',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${color.surface.default}, transparent)`,
      opacity: 0.6,
      animation: `${sweep} 1600ms linear infinite`,
    },
    '@media': { [media.reducedMotion]: { '::after': { display: 'none' } } },
  }),
);
export const bone = style(inComponents({ background: color.surface.active, borderRadius: vars.radius.xs }));

export const strip = style(
  inComponents({
    display: 'flex',
    gap: 14,
    padding: `${space[6]} ${space[8]} ${space[5]}`,
    overflowX: 'auto',
    outline: 'none',
    borderTop: `1px solid ${color.border.default}`,
    background: color.surface.default,
    selectors: { '&[data-orientation=vertical]': { flexDirection: 'column' } },
  }),
);
export const thumb = style([
  focusRing,
  inComponents({
    ...noGaps,
    ...typography.caption,
    flexShrink: 0,
    width: 128,
    borderRadius: vars.radius.sm,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: { '&[data-selected]': { color: color.accent.text, fontWeight: 500 } },
  }),
]);
/** As long as the strip is wide, whichever way that runs. */
export const dropLine = style(
  inComponents({ selectors: { '&[data-drop-target]': { outline: `1px solid ${color.accent.default}` } } }),
);
/** Ring of the chosen slide, with a gap to its edge. */
export const thumbFrame = style(
  inComponents({
    marginBottom: 5,
    borderRadius: vars.radius.sm,
    selectors: {
      '[data-hovered] > &': { boxShadow: `0 0 0 2px ${color.border.strong}` },
      '[data-selected] > &': { boxShadow: `0 0 0 2px ${color.surface.default}, 0 0 0 4px ${color.accent.default}` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-selected] > &': { outline: '2px solid Highlight', outlineOffset: 2 } },
      },
    },
  }),
);
export const notes = style(
  inComponents({
    ...typography.meta,
    lineHeight: '22px',
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    columnGap: space[5],
    alignItems: 'start',
    padding: `13px ${space[8]} 14px`,
    borderTop: `1px solid ${color.border.default}`,
    background: color.surface.default,
    color: color.text.secondary,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: space[6] } },
  }),
);
export const notesName = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    margin: 0,
    color: color.text.default,
    fontSize: 'inherit',
    fontWeight: 500,
  }),
);
export const notesWords = style(
  inComponents({
    margin: 0,
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
    '@media': { [media.belowSm]: { gridColumn: '1 / -1', gridRow: 2 } },
  }),
);
export const notesEmpty = style(inComponents({ color: color.text.muted }));
export const duration = style(
  inComponents({ ...noGaps, ...typography.caption, lineHeight: '22px', color: color.text.muted, whiteSpace: 'nowrap' }),
);
