import { bandPadding, inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { gutter } = vars.size.page;
/** Width in px that ClauseBlock keeps free for its actions from 900 px on. */
const copyColumn = 36;
const print = { '@media': { [media.print]: { display: 'none' } } };

export const page = style(inFeatures({ minWidth: 0, isolation: 'isolate' }));
export const headActions = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.belowMd]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
/** Top bar on phones: back, document number, comparison, menu. */
export const phoneTop = style(
  inFeatures({
    display: 'none',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    background: vars.color.surface.default,
    alignItems: 'center',
    minHeight: 52,
    paddingInline: vars.space[2],
    paddingBlockStart: 'env(safe-area-inset-top)',
    '@media': { [media.belowMd]: { display: 'flex' }, [media.print]: { display: 'none' } },
  }),
);
export const phoneNumber = style(
  inFeatures({
    ...typography.body,
    flexGrow: 1,
    minWidth: 0,
    textAlign: 'center',
    color: vars.color.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
export const notices = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    paddingInline: bandPadding,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
    '@media': {
      [media.belowMd]: { borderBlockEnd: 0, paddingBlockStart: 0 },
      [media.print]: { display: 'none' },
    },
  }),
);
/** Bar with outline and views where there is one column; it stays in view. */
export const toolbar = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[3]} ${gutter}`,
    background: vars.color.surface.default,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
    '@media': {
      [media.lg]: { display: 'none' },
      [media.belowMd]: { paddingInline: vars.space[6] },
      [media.print]: { display: 'none' },
    },
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    maxWidth: vars.size.content.max,
    gridTemplateColumns: `${vars.size.pane.outline} minmax(0, 1fr) ${vars.size.pane.info}`,
    columnGap: vars.space[10],
    // The pane has 28 px of its own; its words end where the header's do.
    paddingInline: `${gutter} calc(${gutter} - 28px)`,
    '@media': {
      [media.belowLg]: { display: 'block', paddingInline: gutter },
      [media.print]: { display: 'block', padding: 0 },
    },
  }),
);
/** Mark of a status out of force in the toolbar: a reader who jumped to a clause has not seen the notice above the text. */
export const overMark = style(
  inFeatures({
    ...typography.meta,
    flexBasis: '100%',
    // The link is as high as a finger; the line is not.
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
  }),
);
export const outlinePane = style(inFeatures(print));
export const textPane = style(
  inFeatures({
    minWidth: 0,
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    '@media': {
      [media.belowLg]: { selectors: { [`${page}:not([data-view="text"]) &`]: { display: 'none' } } },
    },
  }),
);
export const infoPane = style(
  inFeatures({
    minWidth: 0,
    '@media': {
      [media.belowLg]: { selectors: { [`${page}[data-view="text"] &`]: { display: 'none' } } },
      [media.print]: { display: 'none' },
    },
  }),
);
/** Part 我符合吗: a view of its own where text and facts take turns, else below the facts. */
export const fitPart = style(
  inFeatures({
    '@media': { [media.belowLg]: { selectors: { [`${page}[data-view="facts"] &`]: { display: 'none' } } } },
  }),
);
export const factsPart = style(
  inFeatures({
    '@media': {
      [media.lg]: { borderBlockStart: `1px solid ${vars.color.border.default}`, paddingBlockStart: vars.space[5] },
      [media.belowLg]: { selectors: { [`${page}[data-view="fit"] &`]: { display: 'none' } } },
    },
  }),
);
export const body = style(
  inFeatures({
    maxWidth: vars.size.content.reading,
    marginInline: 'auto',
  }),
);
/** Typeface of the text (原文字体). */
export const reading = styleVariants({
  serif: inFeatures({}),
  sans: inFeatures({ vars: { [vars.font.document]: vars.font.sans } }),
});
export const piece = style(
  inFeatures({
    // Laid out when it comes near the view; until then it is as high as it was, or as this says.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 1600px',
    // Containment clips, and the mark of a cited clause reaches into the margin.
    marginInline: -20,
    paddingInline: 20,
    '@media': {
      // The copy button stands in the gap beside the column.
      [media.md]: { marginInlineEnd: -copyColumn, paddingInlineEnd: copyColumn },
      [media.belowMd]: { marginInline: `calc(-1 * ${vars.space[6]})`, paddingInline: vars.space[6] },
      [media.print]: { contentVisibility: 'visible' },
    },
  }),
);
/** Clause that a jump scrolls to, below the bars at the top. */
export const slot = style(
  inFeatures({
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[8]})`,
    '@media': {
      [media.belowLg]: {
        scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[12]})`,
        selectors: {
          [`${page}[data-over] &`]: { scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[12]} + 36px)` },
        },
      },
    },
  }),
);
/** Clause with a copy button in the margin, so that an article is as wide as its paragraphs. */
export const quotable = style(inFeatures({ '@media': { [media.md]: { marginInlineEnd: -copyColumn } } }));
export const printNotice = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.print]: {
        display: 'block',
        marginBlock: vars.space[5],
        paddingInlineStart: vars.space[4],
        borderInlineStart: `2px solid ${vars.color.border.strong}`,
        fontSize: '10.5pt',
        lineHeight: 1.6,
      },
    },
  }),
);
export const printOnly = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.print]: {
        display: 'block',
        marginBlockStart: vars.space[7],
        paddingBlockStart: vars.space[4],
        borderBlockStart: `1px solid ${vars.color.border.strong}`,
        fontSize: '9pt',
        lineHeight: 1.6,
      },
    },
  }),
);
export const boneHead = style(
  inFeatures({ display: 'grid', gap: vars.space[7], padding: `${vars.space[8]} ${gutter}` }),
);
export const boneBody = style([columns, inFeatures({ paddingBlockStart: vars.space[8], paddingInlineEnd: gutter })]);
export const boneOutline = style(inFeatures({ '@media': { [media.belowLg]: { display: 'none' } } }));
export const boneText = style(inFeatures({ display: 'grid', gap: vars.space[8] }));
