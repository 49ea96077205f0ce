import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const scroller = style(
  inFeatures({ overflowY: 'auto', '@media': { [media.belowMd]: { overflowY: 'visible' } } }),
);
export const sheet = style(
  inFeatures({
    display: 'grid',
    gap: space[6],
    maxWidth: 860,
    padding: `${space[7]} ${space[8]} ${space[9]}`,
    '@media': { [media.belowMd]: { padding: space[5] } },
  }),
);
export const help = style(
  inFeatures({
    ...typography.meta,
    margin: 0,
    color: color.text.muted,
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
/** Inside a note. */
export const leftOutList = style(inFeatures({ margin: `${space[3]} 0`, paddingInlineStart: space[7] }));
/** Grips stand before the text of the page, where there is room for them. */
export const list = style(
  inFeatures({
    margin: `0 0 0 calc(-1 * ${space[5]})`,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.belowMd]: { marginInlineStart: 0 } },
  }),
);
export const row = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    paddingInline: `${space[2]} ${space[4]}`,
    borderRadius: vars.radius.sm,
    // So much of what is dragged past the edge comes into view at once.
    scrollMarginBlock: 48,
    selectors: {
      '&[data-dragging]': { opacity: 0.6 },
      '&[data-drop]::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        height: 2,
        background: color.accent.default,
      },
      '&[data-drop="before"]::before': { insetBlockStart: -1 },
      '&[data-drop="after"]::before': { insetBlockEnd: -1 },
      '&:hover': { background: color.surface.hover },
      '&:focus-within': { background: color.surface.selected },
      '&[data-level="1"]': { marginBlockStart: space[5] },
      '&[data-level="2"]': { marginInlineStart: 40 },
      '&[data-level="3"]': { marginInlineStart: 64 },
    },
    '@media': {
      [media.belowMd]: {
        selectors: { '&[data-level="2"]': { marginInlineStart: 20 }, '&[data-level="3"]': { marginInlineStart: 36 } },
      },
      [media.forcedColors]: { selectors: { '&[data-drop]::before': { background: 'Highlight' } } },
    },
  }),
);
/** What a row is dragged by. */
export const handle = style(
  inFeatures({
    display: 'flex',
    flexShrink: 0,
    gap: space[1],
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
  }),
);
/** Seen when the row is in use; on touch always. */
export const grip = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 32,
    color: color.text.muted,
    opacity: 0,
    selectors: { ':is(:hover, :focus-within, [data-dragging]) > * > &': { opacity: 1 } },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);
/** Number of the slide, or the mark of an entry. */
export const mark = style(
  inFeatures({
    ...typography.body,
    flexShrink: 0,
    minWidth: 28,
    paddingBlock: 5,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-level="1"] > * > &': { fontWeight: 600 },
      '[data-level="3"] > * > &, [data-level="2"] > * > &': { minWidth: 8 },
    },
  }),
);
export const field = style(
  inFeatures({
    ...typography.body,
    flex: 1,
    minWidth: 0,
    display: 'block',
    margin: 0,
    paddingBlock: 5,
    paddingInline: 0,
    border: 0,
    outline: 'none',
    resize: 'none',
    background: 'transparent',
    color: color.text.default,
    fieldSizing: 'content',
    selectors: { '[data-level="1"] > &': { fontWeight: 600 } },
    '@media': {
      [media.belowMd]: { fontSize: '16px' },
      [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
    },
  } as Parameters<typeof inFeatures>[0]),
);
export const rowEnd = style(
  inFeatures({
    ...typography.caption,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 32,
    color: color.text.muted,
  }),
);
/** Seen when the row is in use; on touch always. */
export const remove = style(
  inFeatures({
    opacity: 0,
    selectors: { ':is(:hover, :focus-within) > * > &': { opacity: 1 } },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);
