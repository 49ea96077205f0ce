import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

const { color, size } = vars;

/** Column of label, control and help. */
export const field = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const labelRow = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    marginBottom: vars.space[3],
  }),
);
export const label = style(
  inComponents({ ...typography.meta, fontWeight: 500, color: color.text.secondary, cursor: 'default' }),
);
export const mark = style(inComponents({ ...typography.caption, color: color.text.muted }));
/** Link at the end of the label's line: first in the column, without a height of its own. */
export const labelAction = style(
  inComponents({
    ...typography.meta,
    position: 'relative',
    order: -1,
    alignSelf: 'flex-end',
    display: 'flex',
    alignItems: 'center',
    height: 20,
    marginBlockEnd: '-20px',
    // As high as a finger there, half of it above the name.
    '@media': { [media.belowMd]: { height: 44, marginBlock: '-12px -32px' } },
  }),
);

export const help = recipe({
  base: inComponents({ color: color.text.muted }),
  variants: {
    isLarge: {
      true: inComponents({ ...typography.meta, marginTop: vars.space[4] }),
      false: inComponents({ ...typography.caption, marginTop: vars.space[2] }),
    },
    isError: { true: inComponents({ color: color.danger.text }) },
  },
});

const edge = (width: string, paint: string) => `inset 0 0 0 ${width} ${paint}`;

/** Frame of an input; also the button of a Select. Its edge shows focus and error, without an outline around it except in forced colours. */
export const frame = recipe({
  base: inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.md,
    background: color.surface.default,
    color: color.text.default,
    boxShadow: edge('1px', color.border.control),
    outline: 'none',
    cursor: 'text',
    transition: `box-shadow ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { boxShadow: edge('1px', color.text.muted) },
      '&[data-invalid]': { boxShadow: edge('1.5px', color.danger.default) },
      '&[data-focus-within], &[data-focused], &[aria-expanded="true"]': { boxShadow: edge('2px', color.focus) },
      '&[data-disabled]': {
        background: color.surface.sunken,
        color: color.text.disabled,
        boxShadow: edge('1px', color.border.default),
        cursor: 'not-allowed',
      },
    },
    '@media': {
      // 16 px keeps phones from zooming in on focus.
      [media.belowMd]: { fontSize: '16px' },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: {
          '&[data-focus-within], &[data-focused]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
  variants: {
    size: {
      sm: inComponents({ minHeight: size.control.md }),
      md: inComponents({ minHeight: 36, '@media': { [media.belowMd]: { minHeight: size.control.touch } } }),
      lg: inComponents({ minHeight: size.control.lg }),
      touch: inComponents({
        minHeight: size.control.touch,
        fontSize: '15px',
        '@media': { [media.belowMd]: { fontSize: '16px' } },
      }),
    },
    isReadOnly: {
      true: inComponents({ background: color.surface.sunken, boxShadow: edge('1px', color.border.default) }),
    },
    isMultiline: { true: inComponents({ paddingBlock: 6, alignItems: 'flex-start' }) },
  },
  // One line of it is as high as a field beside it.
  compoundVariants: [{ variants: { size: 'sm', isMultiline: true }, style: inComponents({ paddingBlock: 5 }) }],
});

export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    outline: 'none',
    textOverflow: 'ellipsis',
    // Figures of one width: a number does not dance while it is typed.
    fontVariantNumeric: 'tabular-nums',
    '::placeholder': { color: color.text.muted, opacity: 1 },
    selectors: {
      '&[data-disabled], &[data-disabled]::placeholder': {
        color: color.text.disabled,
        WebkitTextFillColor: color.text.disabled,
        cursor: 'not-allowed',
      },
      // One by one: a selector that a browser does not know takes its whole list down with it.
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
      '&::-ms-reveal': { display: 'none' },
      '&::-ms-clear': { display: 'none' },
      // The browser's autofill colour is unreadable in the dark theme; a transition this long never arrives at it.
      '&:-webkit-autofill': {
        WebkitTextFillColor: color.text.default,
        caretColor: color.text.default,
        transition: 'background-color 0s 600000s, color 0s 600000s',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);
export const affix = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flexShrink: 0,
    color: color.text.muted,
    whiteSpace: 'nowrap',
  }),
);
export const errorIcon = style(inComponents({ flexShrink: 0, color: color.danger.text }));
