import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, layers, media, typography, vars } from '../../theme';

const { color, space } = vars;
const blink = keyframes({ '50%': { opacity: 0 } });
const noAutospace = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const root = recipe({
  base: inComponents({ overflowWrap: 'anywhere', textWrap: 'wrap' }),
  variants: {
    voice: {
      answer: inComponents({
        fontSize: '15px',
        lineHeight: '27px',
        color: color.text.default,
        '@media': { [media.belowMd]: { fontSize: '16px', lineHeight: '28px' } },
      }),
      thinking: inComponents({ fontSize: '13px', lineHeight: '22px', color: color.text.muted }),
    },
    // Lines that a reader has seen arrive do not break anew.
    isHistory: { true: inComponents({ textWrap: 'pretty' }) },
  },
});

/** Group of blocks of an answer. */
export const group = style(inComponents({ minWidth: 0 }));
/** Group of blocks of an answer that is still being written; the browser remembers its last height. */
export const openGroup = style([group, inComponents({ containIntrinsicBlockSize: 'auto 600px' })]);
/** Group of finished blocks, which the browser neither lays out nor paints out of view. */
export const closedGroup = style([
  openGroup,
  // Room for the ring of a focused table.
  inComponents({ contentVisibility: 'auto', overflowClipMargin: '6px' }),
]);

// Distances stand above a block, so that one that arrives moves nothing before it.
const below = (distance: string) => ({
  [`* + &, ${group} + ${group} > &:first-child`]: { marginBlockStart: distance },
});
export const paragraph = style(
  inComponents({
    selectors: below(space[4]),
    whiteSpace: 'pre-line',
  }),
);
export const heading = styleVariants({
  first: inComponents({ ...typography.titleMd, selectors: below(space[7]) }),
  second: inComponents({ ...typography.titleSm, fontSize: '16px', selectors: below(space[7]) }),
  third: inComponents({ ...typography.titleSm, selectors: below(space[6]) }),
});
const list = { selectors: below(space[4]), paddingInlineStart: '1.6em' } as const;
export const bullets = style(inComponents({ ...list, listStyle: 'disc' }));
export const numbers = style(inComponents({ ...list, listStyle: 'decimal', fontVariantNumeric: 'tabular-nums' }));
export const item = style(
  inComponents({ whiteSpace: 'pre-line', selectors: { ...below(space[2]), '&::marker': { color: color.text.muted } } }),
);
export const task = style(inComponents({ listStyle: 'none' }));
export const taskMark = style(
  inComponents({
    display: 'inline-block',
    marginInlineStart: '-1.6em',
    marginInlineEnd: 'calc(1.6em - 16px)',
    verticalAlign: '-3px',
    color: color.text.muted,
  }),
);
export const quote = style(
  inComponents({
    selectors: below(space[5]),
    paddingInlineStart: space[5],
    borderInlineStart: `2px solid ${color.border.strong}`,
    color: color.text.secondary,
  }),
);
// The words of an original, as the pane beside it sets them: known by the number that stands in the quote.
globalStyle(`${quote}:has([data-quote-voice="document"])`, {
  '@layer': { [layers.components]: { fontFamily: vars.font.document, textAutospace: 'no-autospace' } as object },
});
export const separator = style(
  inComponents({ border: 0, borderBlockStart: `1px solid ${color.border.default}`, marginBlock: space[6] }),
);

export const strong = style(inComponents({ fontWeight: 600 }));
/** Emphasis without italics (visual language §2.4). */
export const emphasis = style(inComponents({ fontStyle: 'normal', fontWeight: 500 }));
export const inlineCode = style(
  inComponents({
    ...noAutospace,
    fontFamily: vars.font.mono,
    fontSize: '0.9em',
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    background: color.surface.active,
  }),
);
export const codeBox = style(
  inComponents({
    selectors: below(space[5]),
    borderRadius: vars.radius.lg,
    border: `1px solid ${color.border.default}`,
    background: color.surface.sunken,
    overflow: 'hidden',
  }),
);

export const tableScroll = style(
  inComponents({
    overflowX: 'auto',
    // A shade at the side where more of the table is, covered at its end.
    background: [
      `linear-gradient(to right, ${color.surface.default} 24px, transparent) 0 0 / 48px 100% local`,
      `linear-gradient(to left, ${color.surface.default} 24px, transparent) 100% 0 / 48px 100% local`,
      `linear-gradient(to right, ${color.border.strong}, transparent) 0 0 / 10px 100% scroll`,
      `linear-gradient(to left, ${color.border.strong}, transparent) 100% 0 / 10px 100% scroll`,
    ].join(', '),
    backgroundRepeat: 'no-repeat',
    // What is hidden from sight in a cell stays within, or the page would be as wide as the table.
    position: 'relative',
    selectors: { ...below(space[5]), '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  }),
);
export const table = style(
  inComponents({
    ...noAutospace,
    tableLayout: 'fixed',
    width: '100%',
    marginBlock: '2px 4px',
    borderBlockStart: `1px solid ${color.border.strong}`,
    fontSize: '13px',
    lineHeight: '22px',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stack = style(
  inComponents({
    ...noAutospace,
    selectors: below(space[5]),
    listStyle: 'none',
    padding: 0,
    borderBlockStart: `1px solid ${color.border.strong}`,
    fontSize: '14px',
    lineHeight: '22px',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stackRow = style(
  inComponents({ paddingBlock: space[4], borderBlockEnd: `1px solid ${color.border.default}` }),
);
export const stackTitle = style(inComponents({ fontWeight: 600 }));
export const stackFacts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(4em, max-content) minmax(0, 1fr)',
    columnGap: space[5],
    marginBlockStart: space[1],
  }),
);
export const stackName = style(inComponents({ color: color.text.muted, maxWidth: '6em' }));
export const stackFact = style(inComponents({ minWidth: 0 }));
export const row = style(inComponents({ borderBlockEnd: `1px solid ${color.border.default}` }));
const anyCell = {
  paddingBlock: space[3],
  paddingInline: `0 ${space[5]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-align="right"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
} as const;
export const cell = style(inComponents(anyCell));
export const headCell = style(inComponents({ ...anyCell, ...typography.caption, color: color.text.muted }));

export const hostName = style(
  inComponents({
    ...noAutospace,
    fontSize: '0.85em',
    color: color.text.muted,
    marginInline: '3px 2px',
    selectors: { '&::before': { content: '"("' }, '&::after': { content: '")"' } },
  }),
);
export const picture = style(
  inComponents({
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    borderRadius: vars.radius.md,
    marginBlock: space[3],
  }),
);
export const blocked = style(
  inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    paddingInline: space[4],
    borderRadius: vars.radius.sm,
    border: `1px dashed ${color.border.strong}`,
    color: color.text.muted,
  }),
);
export const caret = style(
  inComponents({
    display: 'inline-block',
    width: 7,
    height: 16,
    marginInlineStart: 2,
    verticalAlign: '-3px',
    background: color.ai.default,
    '@media': {
      [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
/**
 * Caret that blinks only before the first word: later the text itself moves, and a blink would cost a frame of its own.
 */
export const waiting = style([
  caret,
  inComponents({
    animation: `${blink} 1.1s steps(1) infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
]);

/** Style of citation numbers: no line ends before one, nor between it and what closes the sentence, by a word joiner on its line. */
export const marker = style(
  inComponents({
    whiteSpace: 'nowrap',
    '::before': { content: '"\\2060"' },
    selectors: { '&[data-is-closed]::after': { content: '"\\2060"' } },
  }),
);
export const whole = style(inComponents({ whiteSpace: 'nowrap' }));
export const moreMarkers = style([
  focusRing,
  inComponents({
    ...noAutospace,
    position: 'relative',
    display: 'inline-block',
    height: 17,
    marginInline: 2,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.sm,
    color: vars.color.accent.text,
    fontFamily: vars.font.sans,
    fontSize: '11px',
    lineHeight: '17px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: '1.5px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    '::after': { content: '""', position: 'absolute', inset: -4 },
    selectors: { '&[data-hovered]': { background: vars.color.accent.subtle.default } },
    '@media': { [media.belowMd]: { height: 19, fontSize: '12px', lineHeight: '19px', '::after': { inset: -6 } } },
  }),
]);

export const flagged = style(
  inComponents({
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: vars.color.warning.text,
    textUnderlineOffset: '4px',
    cursor: 'help',
  }),
);
