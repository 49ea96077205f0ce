import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const keepColour = { [media.forcedColors]: { forcedColorAdjust: 'none' } } as const;

export const player = style(inComponents({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }));
/** A note above the turns, which scroll by themselves. */
export const frame = style(
  inComponents({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }),
);
export const scroll = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[2]} ${space[6]} ${space[5]}`,
  }),
);
/** Way back to what plays, above the end of the list. */
export const back = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: space[5],
    insetInline: 0,
    width: 'fit-content',
    marginInline: 'auto',
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.popover,
  }),
);
export const note = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[4]} ${space[6]} ${space[2]}`,
    color: color.text.muted,
  }),
);
export const list = style(inComponents({ outline: 'none' }));
export const turn = style(
  inComponents({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    columnGap: space[7],
    padding: `9px ${space[6]}`,
    borderRadius: vars.radius.lg,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-playing]': { background: color.surface.selected },
      '[role=grid]:focus-visible &[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': {
      [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space[5] },
      [media.forcedColors]: { selectors: { '&[data-playing]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);
/** A turn while it is edited, as wide as the others. */
export const edited = style(
  inComponents({
    padding: `${space[4]} ${space[6]}`,
    borderRadius: vars.radius.lg,
    background: color.surface.sunken,
    '@media': { [media.belowSm]: { paddingInline: space[5] } },
  }),
);
export const who = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.belowSm]: { flexDirection: 'row', alignItems: 'baseline', columnGap: space[4] } },
  }),
);
export const speaker = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: 7, fontWeight: 500, color: color.text.default }),
);
export const when = style(
  inComponents({
    ...noGaps,
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    paddingInlineStart: 15,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
    '@media': { [media.belowSm]: { paddingInlineStart: 0 } },
  }),
);
export const what = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
/** What is said about a turn, below its words. */
export const remark = style(inComponents({ ...typography.caption, color: color.text.muted, overflowWrap: 'anywhere' }));
export const words = style(
  inComponents({
    fontSize: '15px',
    lineHeight: '26px',
    color: color.text.default,
    textWrap: 'pretty',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const said = style(
  inComponents({
    selectors: {
      // Like a marker pen, as Highlight has it.
      '[data-highlighted] > &': { background: `linear-gradient(to top, ${color.highlight} 8px, transparent 8px)` },
      '&[data-playing]': { background: color.accent.subtle.strong, borderRadius: 2 },
      '&[data-found]': { background: color.highlight, outline: `1px solid ${color.border.strong}` },
      '&[data-uncertain]': {
        textDecoration: `underline dotted ${color.warning.default} 1.5px`,
        textUnderlineOffset: 4,
        textDecorationSkipInk: 'none',
      },
    },
  }),
);
const inks = vars.data.categorical;
/** Colour of a speaker's line. */
export const ink = styleVariants(
  { 0: color.border.strong, 1: inks[1], 2: inks[2], 3: inks[3], 4: inks[4], 5: inks[5], 7: inks[7] },
  (paint) => [inComponents({ background: paint, stroke: paint, '@media': keepColour })],
);
export const square = style(inComponents({ width: 8, height: 8, flexShrink: 0, borderRadius: 2 }));

export const bar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[8],
    minHeight: 64,
    padding: `10px ${space[8]} ${space[5]}`,
    borderTop: `1px solid ${color.border.default}`,
    background: color.surface.default,
    '@media': {
      // Three lines: the track, where it is, the buttons.
      [media.belowMd]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        columnGap: space[4],
        rowGap: space[2],
        paddingInline: space[6],
      },
    },
  }),
);
export const transport = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    '@media': { [media.belowMd]: { gridColumn: 1, gridRow: 3, gap: space[2] } },
  }),
);
export const play = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: vars.radius.full,
    background: color.accent.default,
    color: color.accent.on,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.active },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
]);
export const side = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
    '@media': { [media.belowMd]: { display: 'contents' } },
  }),
);
export const position = style(
  inComponents({
    ...noGaps,
    ...typography.meta,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridRow: 2, textAlign: 'center' } },
  }),
);
export const rate = style(
  inComponents({ ...noGaps, width: 84, '@media': { [media.belowMd]: { gridColumn: 3, gridRow: 3 } } }),
);
export const seek = style(
  inComponents({ minWidth: 0, '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridRow: 1 } } }),
);
export const track = style(
  inComponents({
    position: 'relative',
    height: 50,
    cursor: 'pointer',
    touchAction: 'none',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const wave = style(
  inComponents({ position: 'absolute', inset: '0 0 10px', width: '100%', height: 40, overflow: 'visible' }),
);
export const heard = style(
  inComponents({ stroke: color.text.secondary, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } }),
);
export const unheard = style(
  inComponents({ stroke: color.border.strong, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }),
);
export const lane = style(
  inComponents({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 4, fill: 'none' }),
);
export const pin = style(
  inComponents({
    top: 0,
    width: 24,
    height: 50,
    outline: 'none',
    cursor: 'grab',
    // react-aria centres a thumb on its line; this one stands on it.
    translate: '0 50%',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-2px -4px',
      insetInlineStart: 11,
      width: 2,
      background: color.accent.default,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: -6,
      insetInlineStart: 7,
      width: 10,
      height: 10,
      borderRadius: vars.radius.full,
      background: color.accent.default,
    },
    selectors: {
      '&[data-dragging]': { cursor: 'grabbing' },
      '&[data-focus-visible]::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&[data-disabled]::before, &[data-disabled]::after': { background: color.rule.tick },
    },
    '@media': {
      [media.belowMd]: { width: 44, '::before': { insetInlineStart: 21 }, '::after': { insetInlineStart: 17 } },
      [media.forcedColors]: {
        '::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        '::after': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  }),
);
export const loading = style(inComponents({ display: 'grid', gap: space[8], padding: `${space[5]} ${space[6]}` }));
