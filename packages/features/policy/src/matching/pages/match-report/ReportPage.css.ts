import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0];

export const page = style(
  inFeatures({
    display: 'grid',
    // Five groups with their counts stand in one row.
    gridTemplateColumns: '408px minmax(0, 1fr)',
    minHeight: sheetHeight,
    '@media': {
      [media.belowLg]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
      [media.belowMd]: { display: 'block', minHeight: 0 },
    },
  }),
);
export const side = style(
  inFeatures({
    borderInlineEnd: hairline,
    minWidth: 0,
    '@media': {
      [media.belowMd]: { border: 0, selectors: { [`${page}[data-item] &`]: { display: 'none' } } },
      [media.print]: { display: 'none' },
    },
  }),
);
export const sideSticky = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    maxHeight: sheetHeight,
    '@media': { [media.belowMd]: { position: 'static', maxHeight: 'none' } },
  }),
);
export const sideHead = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    // The line of its title is less high than that of a page's.
    padding: `calc(${vars.size.page.top} + 2px) ${vars.space[4]} 0 ${vars.size.page.gutter}`,
    '@media': {
      [media.belowMd]: { paddingInlineEnd: vars.space[6] },
    },
  }),
);
/** Tabs of the groups, all of them in sight: in two rows where there are more than five, or less room. */
export const groupTabs = style({});
globalStyle(
  `${groupTabs} [role=tablist]`,
  inFeatures({ flexWrap: 'wrap', gap: `0 ${vars.space[2]}`, maskImage: 'none', paddingInlineEnd: 0 }),
);
export const sideTitle = style(inFeatures({ display: 'grid', gap: vars.space[2] }));
export const heading = style(inFeatures(typography.titleMd));
export const muted = style(
  inFeatures({ ...typography.meta, ...noGaps, color: vars.color.text.muted, textWrap: 'pretty' }),
);
export const sideActions = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
export const rows = style(
  inFeatures({ overflowY: 'auto', scrollbarWidth: 'thin', '@media': { [media.belowMd]: { overflow: 'visible' } } }),
);
export const empty = style(
  inFeatures({
    padding: `${vars.space[8]} ${vars.space[7]} ${vars.space[8]} ${vars.size.page.gutter}`,
  }),
);
export const rowTitle = style(
  inFeatures({
    ...typography.docSm,
    ...noGaps,
    fontFamily: vars.font.document,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const document = style(
  inFeatures({
    minWidth: 0,
    maxWidth: 1000,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[8],
    padding: `${vars.size.page.top} ${vars.size.page.gutter} ${vars.size.page.bottom}`,
    '@media': {
      [media.belowLg]: { paddingInline: vars.space[7] },
      [media.belowMd]: {
        padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[10]}`,
        selectors: { [`${page}:not([data-item]) &`]: { display: 'none' } },
      },
      [media.print]: { padding: 0 },
    },
  }),
);
export const onPhone = style(inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'block' } } }));
export const section = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const sectionHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[5]}` }),
);
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: vars.space[5],
  }),
);
export const card = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[5],
    alignContent: 'start',
    padding: `${vars.space[5]} 14px`,
    border: hairline,
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
  }),
);
export const cardNumber = style(inFeatures({ ...typography.bodyStrong, color: vars.color.accent.text }));
export const cardWords = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const cardTitle = style(inFeatures({ ...typography.body, fontWeight: 500, textWrap: 'pretty' }));
export const hairlines = style(inFeatures({ borderBlockEnd: hairline }));
export const dutyRows = style(inFeatures({ display: 'grid', borderBlockEnd: hairline }));
export const dutyRow = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[4],
    borderBlockStart: hairline,
    color: vars.color.text.secondary,
    textWrap: 'pretty',
  }),
);
export const dutyHead = style(
  inFeatures({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space[5] }),
);
export const dutyTitle = style(inFeatures({ ...typography.bodyStrong, color: vars.color.text.default, minWidth: 0 }));
export const foot = style(
  inFeatures({
    ...typography.caption,
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[5],
    borderBlockStart: hairline,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
/** Shared report without an account, which has no shell around it. */
export const alone = style(
  inFeatures({
    vars: { [vars.size.topbar]: '0px' },
    minHeight: '100dvh',
    background: vars.color.surface.default,
  }),
);
export const move = style(
  inFeatures({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[5], borderBlockEnd: hairline }),
);
export const tryFact = style(
  inFeatures({ display: 'grid', gap: vars.space[3], paddingBlockEnd: vars.space[5], borderBlockEnd: hairline }),
);
export const factHead = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[4] }),
);
export const countTags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
export const moveTitle = style([rowTitle]);
export const bones = style(
  inFeatures({ display: 'grid', gap: vars.space[8], padding: `${vars.size.page.top} ${vars.size.page.gutter}` }),
);
