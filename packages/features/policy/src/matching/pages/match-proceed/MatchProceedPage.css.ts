import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const barHeight = '64px';

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minHeight: sheetHeight,
    '@media': { [media.belowMd]: { display: 'block', minHeight: 0, paddingBlockEnd: 132 } },
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `172px minmax(0, 1fr) ${vars.size.pane.info}`,
    paddingInlineStart: vars.size.page.gutter,
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gridTemplateRows: 'auto 1fr' },
      [media.belowMd]: { display: 'block', paddingInline: vars.space[6] },
    },
  }),
);
export const side = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[7],
    paddingBlock: vars.space[8],
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    alignSelf: 'start',
    '@media': {
      [media.belowLg]: { position: 'static', paddingBlockEnd: 0 },
      [media.belowMd]: { display: 'none' },
    },
  }),
);
export const steps = style(inFeatures({ '@media': { [media.belowLg]: { display: 'none' } } }));
export const hint = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const keys = style(
  inFeatures({
    ...typography.caption,
    color: vars.color.text.muted,
    '@media': { [media.belowLg]: { display: 'none' } },
  }),
);
export const note = style(
  inFeatures({
    ...typography.meta,
    padding: `${vars.space[5]} 14px`,
    border: hairline,
    borderRadius: vars.radius.lg,
    color: vars.color.text.secondary,
    textWrap: 'pretty',
    '@media': { [media.belowLg]: { display: 'none' } },
  }),
);
export const middle = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[10],
    minWidth: 0,
    maxWidth: 680,
    padding: `${vars.space[8]} 40px ${vars.space[11]}`,
    '@media': {
      [media.belowLg]: { paddingInlineStart: 0 },
      [media.belowMd]: { padding: 0, gap: vars.space[4], maxWidth: 'none' },
    },
  }),
);
export const cards = style(
  inFeatures({
    display: 'grid',
    // Each question keeps a line for what became of its answer.
    gap: vars.space[6],
    '@media': { [media.belowMd]: { display: 'block' } },
  }),
);
export const more = style(inFeatures({ paddingInlineStart: 28, '@media': { [media.belowMd]: { display: 'none' } } }));
/** Question in the list; phones show only the current one. */
export const slot = style(
  inFeatures({
    '@media': { [media.belowMd]: { selectors: { '&:not([data-current])': { display: 'none' } } } },
  }),
);
export const live = style(
  inFeatures({
    background: vars.color.surface.sunken,
    borderInlineStart: hairline,
    borderStartEndRadius: vars.radius.xl,
    '@media': {
      [media.belowLg]: { gridRow: '1 / span 2', gridColumn: 2 },
      [media.belowMd]: { display: 'none' },
    },
  }),
);
export const liveSticky = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    // From the top of the sheet to the bar: what does not fit is cut by an edge.
    maxHeight: `calc(${sheetHeight} - ${barHeight})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: `${vars.space[8]} 28px`,
    '@media': { [media.belowLg]: { paddingInline: vars.space[7] } },
  }),
);
/** Bar without a box of its own, so that it sticks within the page. */
export const bar = style(inFeatures({ display: 'contents', '@media': { [media.belowMd]: { display: 'none' } } }));
export const barSummary = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    color: vars.color.text.muted,
  }),
);
export const barRule = style(inFeatures({ width: 320, '@media': { [media.belowLg]: { display: 'none' } } }));

export const phoneTop = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: vars.space[5],
        minHeight: 52,
        marginInlineStart: -12,
        marginBlockEnd: vars.space[5],
      },
    },
  }),
);
export const phoneGroup = style(
  inFeatures({
    ...typography.meta,
    display: 'none',
    color: vars.color.text.muted,
    '@media': { [media.belowMd]: { display: 'block', marginBlockEnd: vars.space[1] } },
  }),
);
export const phoneBar = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gap: vars.space[5],
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: vars.layer.nav,
        padding: `${vars.space[5]} ${vars.space[6]} calc(14px + env(safe-area-inset-bottom))`,
        borderBlockStart: hairline,
        background: vars.color.surface.sunken,
      },
    },
  }),
);
export const phoneCount = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', gap: vars.space[5] }),
);
export const phoneFigure = style(
  inFeatures({ ...typography.displayMd, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }),
);
export const phoneWords = style(inFeatures({ display: 'grid', minWidth: 0 }));
export const phoneActions = style(inFeatures({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[4] }));

export const prefilled = style(
  inFeatures({ display: 'grid', gap: vars.space[2], '@media': { [media.belowMd]: { display: 'none' } } }),
);
export const prefilledList = style(inFeatures({ borderBlockStart: hairline }));
export const prefilledRow = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 84px auto',
    alignItems: 'center',
    columnGap: vars.space[5],
    minHeight: 40,
    borderBlockEnd: hairline,
    selectors: { '&[data-changing]': { display: 'block', paddingBlock: vars.space[6] } },
  }),
);
export const prefilledName = style(inFeatures({ color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const prefilledValue = style(
  inFeatures({ fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0]),
);
export const prefilledSource = style(inFeatures({ ...typography.caption, color: vars.color.text.muted }));
export const bones = style(inFeatures({ display: 'grid', gap: vars.space[9] }));
export const bone = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
