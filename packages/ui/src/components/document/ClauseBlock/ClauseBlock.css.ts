import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, vars } from '../../../theme';

const documentVoice = { fontFamily: vars.font.document, textAutospace: 'no-autospace' } as Parameters<
  typeof inComponents
>[0];

export const clause = style(
  inComponents({
    position: 'relative',
    // An anchor lands below the top bar.
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[8]})`,
    selectors: {
      '&[data-cited]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: -14,
        insetInlineEnd: -10,
        zIndex: -1,
        borderInlineStart: `2px solid ${vars.color.accent.default}`,
        background: vars.color.surface.selected,
      },
      '&[data-cited]': { isolation: 'isolate' },
      '&[data-has-actions]': { paddingInlineEnd: 36 },
      // The mark ends where it does for clauses without actions.
      '&[data-cited][data-has-actions]::before': { insetInlineEnd: 26 },
    },
    '@media': {
      [media.belowMd]: {
        selectors: {
          '&[data-has-actions]': { paddingInlineEnd: 0 },
          '&[data-cited][data-has-actions]::before': { insetInlineEnd: -10 },
        },
      },
      [media.print]: {
        selectors: { '&[data-has-actions]': { paddingInlineEnd: 0 }, '&[data-cited]::before': { display: 'none' } },
      },
    },
  }),
);
export const title = recipe({
  base: inComponents({
    ...documentVoice,
    fontWeight: 600,
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.text.default,
    '@media': { [media.print]: { breakAfter: 'avoid' } },
  }),
  variants: {
    kind: {
      part: inComponents({ fontSize: '19px', lineHeight: '30px', margin: '28px 0 10px' }),
      chapter: inComponents({ fontSize: '17px', lineHeight: '28px', margin: '20px 0 10px' }),
      section: inComponents({ fontSize: '16px', lineHeight: '28px', margin: '14px 0 6px' }),
      heading: inComponents({ fontSize: '16px', lineHeight: '30px', margin: '14px 0 2px', textAlign: 'start' }),
    },
  },
});
export const words = recipe({
  base: inComponents({
    ...documentVoice,
    fontSize: '16px',
    lineHeight: '30px',
    fontWeight: 400,
    textAlign: 'justify',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: vars.color.text.default,
    '@media': {
      // In twenty characters the room of one is seen between all of them.
      [media.belowMd]: { fontSize: '17px', lineHeight: '31px', textAlign: 'start' },
      [media.print]: { fontSize: '12pt', lineHeight: 1.75, orphans: 2, widows: 2 },
    },
  }),
  variants: {
    kind: {
      article: {},
      paragraph: inComponents({ textIndent: '2em' }),
      item: inComponents({ paddingInlineStart: '2em', '@media': { [media.belowMd]: { paddingInlineStart: '1.2em' } } }),
      subitem: inComponents({
        paddingInlineStart: '4em',
        '@media': { [media.belowMd]: { paddingInlineStart: '2.4em' } },
      }),
      preamble: inComponents({ textIndent: '2em' }),
      table: inComponents({
        fontSize: '14px',
        lineHeight: '24px',
        textAlign: 'start',
        whiteSpace: 'pre-wrap',
        overflowX: 'auto',
      }),
    },
    // When it was passed and amended, a line each: an indent would single out the first.
    isList: { true: inComponents({ textIndent: 0 }) },
  },
});
/** Space in the last line for the actions, on narrow screens. */
export const room = style(
  inComponents({
    display: 'none',
    width: 36,
    height: 1,
    '@media': { [media.belowMd]: { display: 'inline-block' }, [media.print]: { display: 'none' } },
  }),
);
/** Last characters, which wrap together with that space, so that it is never a line of its own. */
export const together = style(inComponents({ whiteSpace: 'nowrap' }));
export const strong = style(inComponents({ fontWeight: 600 }));
/** Words of a clause on a line of their own. */
export const ownLine = recipe({
  base: inComponents({ display: 'block' }),
  variants: { isFlush: { true: inComponents({ textIndent: 0 }) } },
});
export const actions = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 1,
    insetInlineEnd: 0,
    opacity: 0,
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: { [`${clause}:hover &, &:focus-within`]: { opacity: 1 } },
    '@media': {
      // Without a pointer that hovers they are always there, after the words.
      '(hover: none)': { opacity: 1 },
      [media.belowMd]: { insetBlockStart: 'auto', insetBlockEnd: -3, insetInlineEnd: -8, opacity: 1 },
      [media.reducedMotion]: { transition: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
export const annotation = style(
  inComponents({ margin: '12px 0 16px', '@media': { [media.print]: { display: 'none' } } }),
);
const change = { padding: '1px 0', textDecorationThickness: '1px' } as const;
export const added = style(
  inComponents({
    ...change,
    background: vars.color.success.subtle,
    color: vars.color.success.text,
    textDecorationLine: 'underline',
    textUnderlineOffset: '4px',
  }),
);
export const removed = style(
  inComponents({
    ...change,
    background: vars.color.danger.subtle,
    color: vars.color.danger.text,
    textDecorationLine: 'line-through',
  }),
);
