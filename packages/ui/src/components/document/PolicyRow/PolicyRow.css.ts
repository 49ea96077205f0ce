import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
export const documentVoice = { ...noGaps, fontFamily: vars.font.document } as Parameters<typeof inComponents>[0];
const hairline = `1px solid ${vars.color.border.default}`;
/** Width of its own container below which a row stacks, wherever it stands. */
export const stacked = '(max-width: 640px)';
/** Below this one a line has no room for conditions, amount and deadline. */
const narrow = '(max-width: 420px)';

export const row = recipe({
  base: inComponents({
    position: 'relative',
    containerType: 'inline-size',
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    variant: {
      result: inComponents({ padding: '9px 0 8px', borderBlockEnd: hairline }),
      compact: inComponents({ padding: '11px 0', borderBlockStart: hairline }),
      // From edge to edge of its list: the mark of the chosen one is the list's own edge.
      side: inComponents({
        display: 'grid',
        gap: vars.space[2],
        padding: `${vars.space[4]} ${vars.space[7]} ${vars.space[4]} ${vars.size.page.gutter}`,
        borderBlockEnd: hairline,
        selectors: {
          '&[data-selected]': {
            background: vars.color.surface.selected,
            boxShadow: `inset 3px 0 0 ${vars.color.accent.default}`,
          },
        },
        '@media': {
          [media.belowLg]: { paddingInlineStart: vars.space[7] },
          // Phones show the list or what it opens, never one beside the other.
          [media.belowMd]: {
            paddingInline: vars.space[6],
            selectors: { '&[data-selected]': { background: 'none', boxShadow: 'none' } },
          },
          [media.forcedColors]: {
            selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
          },
        },
      }),
    },
    /** The link covers the row, so the whole row answers the pointer. */
    isPressable: {
      true: inComponents({
        selectors: {
          '&:has(a[data-hovered])': {
            background: vars.color.surface.hover,
            boxShadow: `-8px 0 0 ${vars.color.surface.hover}, 8px 0 0 ${vars.color.surface.hover}`,
          },
        },
      }),
    },
  },
});
export const columns = recipe({
  base: inComponents({ display: 'flex' }),
  variants: {
    variant: {
      result: inComponents({ gap: vars.space[7] }),
      compact: inComponents({
        gap: vars.space[8],
        alignItems: 'center',
        '@container': { [stacked]: { flexWrap: 'wrap', rowGap: vars.space[2], columnGap: vars.space[5] } },
      }),
    },
  },
});
export const selection = style(inComponents({ flexShrink: 0, marginInlineEnd: -6 }));
export const words = style(
  inComponents({
    flexGrow: 1,
    minWidth: 0,
    '@container': { [stacked]: { flexBasis: '100%', gridColumn: '1 / -1' } },
  }),
);
export const title = recipe({
  base: inComponents({ ...documentVoice, fontWeight: 600, overflowWrap: 'anywhere', textWrap: 'pretty' }),
  variants: {
    variant: {
      result: inComponents({ fontSize: '17px', lineHeight: '26px' }),
      compact: inComponents({ fontSize: '16px', lineHeight: '26px' }),
      side: inComponents({ fontSize: '15px', lineHeight: '23px' }),
    },
    isOver: { true: inComponents({ color: vars.color.text.secondary }) },
  },
});
export const clamp = style(
  inComponents({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }),
);
export const link = recipe({
  base: [
    focusRing,
    inComponents({
      borderRadius: vars.radius.xs,
      cursor: 'pointer',
      selectors: {
        '&:is(:visited, [data-visited])': { color: vars.color.text.secondary },
        '&[data-hovered]': { color: vars.color.accent.text },
      },
    }),
  ],
  variants: {
    isStretched: { true: inComponents({ '::after': { content: '""', position: 'absolute', inset: 0 } }) },
  },
});
export const meta = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[1],
    marginBlockStart: 1,
    color: vars.color.text.muted,
    flexWrap: 'wrap',
    whiteSpace: 'nowrap',
    // One line: what does not fit goes under it, where it is cut off whole, and nothing reaches into the next column.
    maxHeight: '1lh',
    overflow: 'hidden',
    '@container': { [stacked]: { maxHeight: 'none', whiteSpace: 'normal' } },
  }),
);
/** Issuers, truncated at the end of the line, down to the characters that still name the first. */
export const issuer = style(
  inComponents({
    flex: '1 1 8em',
    minWidth: 0,
    maxWidth: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container': { [stacked]: { flex: '0 1 auto', maxWidth: '100%', overflow: 'visible' } },
  }),
);
/** Issuers of a compact row that has a document number, which stands alone when the row is narrow. */
export const compactIssuer = style([issuer, inComponents({ '@container': { [stacked]: { display: 'none' } } })]);
/** Date, which wraps together with the part before it. */
export const last = style(
  inComponents({
    display: 'flex',
    columnGap: vars.space[5],
    rowGap: vars.space[1],
    minWidth: 0,
    flexShrink: 0,
    maxWidth: '100%',
    '@container': { [stacked]: { flexWrap: 'wrap', flexShrink: 1 } },
  }),
);
/** Number or date: it moves to a line of its own before it breaks, but it breaks rather than widen a phone's page. */
export const unbroken = style(
  inComponents({
    ...noGaps,
    flexShrink: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    '@container': { [stacked]: { flexShrink: 1, minWidth: 0 } },
  }),
);
export const superseded = style(inComponents({ ...typography.meta, color: vars.color.text.muted }));
export const supersededLink = style([
  focusRing,
  inComponents({
    color: vars.color.accent.text,
    borderRadius: vars.radius.xs,
    selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  }),
]);
export const side = style(
  inComponents({
    flexShrink: 0,
    width: 148,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    '@container': {
      [stacked]: {
        display: 'contents',
      },
    },
  }),
);
/** Deadline of a result: beside amount and conditions where they are stacked. */
export const sideDeadline = style(inComponents({ '@container': { [stacked]: { gridColumn: 2, gridRow: 'span 2' } } }));
/** Body of a row; in a narrow result amount and conditions stand below the words, the deadline beside them. */
export const body = style(
  inComponents({
    display: 'flex',
    flexGrow: 1,
    gap: vars.space[7],
    minWidth: 0,
    '@container': {
      [stacked]: {
        display: 'grid',
        gridTemplateColumns: '1fr 112px',
        alignItems: 'start',
        columnGap: vars.space[5],
        rowGap: vars.space[3],
      },
    },
  }),
);
export const amount = recipe({
  base: inComponents({ ...noGaps, fontVariantNumeric: 'tabular-nums' }),
  variants: {
    variant: {
      result: inComponents({ fontSize: '15px', lineHeight: '24px', fontWeight: 600 }),
      compact: inComponents({
        flexShrink: 0,
        width: 108,
        textAlign: 'end',
        whiteSpace: 'nowrap',
        '@container': { [narrow]: { width: 'auto' } },
      }),
    },
    isOver: { true: inComponents({ color: vars.color.text.muted }) },
    /** In a narrow row conditions and deadline fill a line; the amount has the next. */
    hasConditions: {
      true: inComponents({
        '@container': {
          [narrow]: { order: 1, display: 'flex', alignItems: 'baseline', gap: vars.space[4], flexBasis: '100%' },
        },
        selectors: { '&:empty': { '@container': { [narrow]: { display: 'none' } } } },
      }),
    },
  },
});
export const amountItem = style(
  inComponents({
    ...typography.caption,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.color.text.muted,
  }),
);
export const deadline = style(
  inComponents({ flexShrink: 0, width: 124, '@container': { [stacked]: { marginInlineStart: 'auto' } } }),
);
export const conditions = recipe({
  base: inComponents({ flexShrink: 0 }),
  variants: {
    variant: {
      result: inComponents({
        width: 120,
        maxHeight: 68,
        overflow: 'hidden',
        paddingBlockStart: 5,
        '@container': {
          [stacked]: { width: 'auto', maxHeight: 'none', gridColumn: 1, paddingBlockStart: 0 },
        },
      }),
      compact: inComponents({ width: 92, '@container': { [stacked]: { width: 120 }, [narrow]: { width: 'auto' } } }),
    },
  },
});
