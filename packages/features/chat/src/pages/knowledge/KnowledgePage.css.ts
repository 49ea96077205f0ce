import { inFeatures, layers, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { pane } from '../../components/workspace/sheet.css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const page = style(
  inFeatures({
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    '@media': { [media.belowLg]: { flexDirection: 'column' } },
  }),
);
/** Style of a pane below another in a column, as wide as that. */
const stackedPane = { position: 'static', alignSelf: 'stretch', width: 'auto', height: 'auto', border: 0 } as const;
const thin = inFeatures({ scrollbarWidth: 'thin' });
export const bases = style([
  pane,
  thin,
  inFeatures({
    width: 216,
    padding: '18px 12px',
    borderInlineEnd: hairline,
    '@media': {
      [media.belowLg]: { ...stackedPane, padding: '16px 16px 0' },
    },
  }),
]);
export const side = style([
  pane,
  thin,
  inFeatures({
    width: 336,
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: '20px 24px',
    borderInlineStart: hairline,
    background: color.surface.sunken,
    '@media': {
      [media.belowLg]: { ...stackedPane, borderBlockStart: hairline },
      [media.belowMd]: { paddingInline: 16 },
    },
  }),
]);
export const main = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: space[6],
    alignContent: 'start',
    padding: `${vars.size.page.top} ${vars.size.page.gutter} ${vars.size.page.bottom}`,
  }),
);
export const onlyWide = style(inFeatures({ '@media': { [media.belowLg]: { display: 'none' } } }));
export const onlyNarrow = style(
  inFeatures({
    display: 'none',
    '@media': { [media.belowLg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[4] } },
  }),
);

export const group = style(inFeatures({ paddingBlockStart: space[6] }));
export const groupTitle = style(
  inFeatures({ ...typography.caption, margin: 0, padding: `${space[2]} ${space[4]}`, color: color.text.muted }),
);
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 34,
    paddingInline: `${space[4]} ${space[2]}`,
    borderRadius: vars.radius.md,
    color: color.text.default,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-current]': { background: color.accent.subtle.default, color: color.accent.text },
    },
    '@media': { [media.belowMd]: { minHeight: 44 } },
  }),
);
export const inner = style(inFeatures({ paddingInlineStart: 30 }));
export const rowLink = style(inFeatures({ ...typography.body, flex: 1, minWidth: 0 }));
// A list of places, not of words in a text.
globalStyle(`${rowLink} > a`, {
  '@layer': {
    [layers.features]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'inherit',
    },
  },
});
export const rowCount = style(
  inFeatures({ ...typography.meta, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
/** Menu that replaces the count on hover and focus; beside it on touch. */
export const rowMenu = style(
  inFeatures({
    display: 'flex',
    '@media': {
      '(hover: hover)': {
        selectors: { [`${row}:not(:hover, :focus-within) &`]: { width: 0, overflow: 'hidden', opacity: 0 } },
      },
    },
  }),
);

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[5],
    minWidth: 0,
  }),
);
export const headWords = style(inFeatures({ display: 'grid', gap: space[1], minWidth: 0, flex: '1 1 200px' }));
export const title = style(inFeatures({ ...typography.titleLg, margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(
  inFeatures({ ...typography.meta, color: color.text.muted, margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const filters = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px 148px',
    gap: space[4],
    alignItems: 'end',
    '@media': { [media.belowMd]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
export const findField = style(inFeatures({ '@media': { [media.belowMd]: { gridColumn: '1 / -1' } } }));
export const dropping = style(
  inFeatures({ outline: `2px dashed ${color.accent.default}`, outlineOffset: -8, borderRadius: vars.radius.lg }),
);

export const file = style(
  inFeatures({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', gap: space[4], alignItems: 'center' }),
);
export const badge = style(
  inFeatures({
    ...typography.caption,
    display: 'grid',
    placeItems: 'center',
    height: 24,
    borderRadius: vars.radius.sm,
    background: color.surface.sunken,
    color: color.text.muted,
    fontWeight: 600,
  }),
);
export const fileName = style(inFeatures({ display: 'block', lineHeight: '20px', overflowWrap: 'anywhere' }));
// The name leads into the file; a column of underlines would be hard to read.
globalStyle(`${fileName} > a`, {
  '@layer': {
    [layers.features]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: 'inherit',
      '@media': { [media.belowMd]: { display: 'inline-flex' } },
    },
  },
});
export const fileWords = style(inFeatures({ minWidth: 0 }));
export const fileFacts = style(
  inFeatures({
    ...typography.caption,
    display: 'block',
    lineHeight: '18px',
    whiteSpace: 'normal',
    color: color.text.muted,
  }),
);
export const stateCell = style(inFeatures({ display: 'grid', gap: space[1], minWidth: 0, whiteSpace: 'normal' }));
// A reason of a dozen characters takes two lines.
globalStyle(`${stateCell} > span`, { '@layer': { [layers.features]: { whiteSpace: 'normal' } } });
export const foot = style(inFeatures({ display: 'flex', justifyContent: 'flex-end' }));

export const section = style(inFeatures({ display: 'grid', gap: space[4], minWidth: 0 }));
export const sectionHead = style(
  inFeatures({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] }),
);
export const sectionTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const hits = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[4] }));
export const hit = style(
  inFeatures({
    display: 'grid',
    gap: space[3],
    padding: space[5],
    border: hairline,
    borderRadius: vars.radius.lg,
    background: color.surface.default,
    minWidth: 0,
  }),
);
export const hitText = style(
  inFeatures({
    ...typography.body,
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}`, minWidth: 0 }),
);
export const spread = style([line, inFeatures({ justifyContent: 'space-between' })]);
export const grow = style(inFeatures({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const reasons = style(
  inFeatures({ ...typography.meta, margin: 0, paddingInlineStart: 18, color: color.text.muted }),
);
export const rows = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: hairline }));
export const rowOf = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: hairline,
    minWidth: 0,
  }),
);
export const storage = style(inFeatures({ marginBlockStart: 'auto', display: 'grid', gap: space[3] }));

export const split = style(
  inFeatures({
    display: 'flex',
    alignItems: 'stretch',
    minHeight: sheetHeight,
    '@media': { [media.belowMd]: { display: 'block' } },
  }),
);
export const reader = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    alignSelf: 'flex-start',
    flex: '0 0 54%',
    minWidth: 0,
    height: sheetHeight,
    borderInlineStart: hairline,
    '@media': {
      [media.belowMd]: { position: 'static', height: '80dvh', borderInlineStart: 0, borderBlockStart: hairline },
    },
  }),
);
export const chunk = style(
  inFeatures({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[5],
    borderBlockEnd: hairline,
    minWidth: 0,
    selectors: { '&[data-off]': { color: color.text.muted } },
  }),
);
export const chunkText = style(
  inFeatures({ ...typography.body, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);
export const parts = style(inFeatures({ display: 'grid', gap: space[6], minWidth: 0 }));
export const fields = style(inFeatures({ display: 'grid', gap: space[6], minWidth: 0 }));
