import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;

export const frame = recipe({
  base: inComponents({
    display: 'grid',
    borderRadius: 10,
    border: `1px solid ${color.border.strong}`,
    background: color.surface.default,
    boxShadow: vars.shadow.raised,
    cursor: 'text',
    selectors: {
      // Only for the field itself: its chips and buttons have rings of their own.
      '&:has(textarea:focus)': { borderColor: color.focus, boxShadow: `inset 0 0 0 1px ${color.focus}` },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(textarea:focus)': { outline: '2px solid Highlight' } } } },
  }),
  variants: {
    variant: {
      chat: inComponents({
        gap: 10,
        padding: '11px 11px 9px 15px',
        '@media': { [media.belowMd]: { gap: space[3], padding: '9px 9px 7px 13px' } },
      }),
      instruction: inComponents({ gap: space[4], padding: '9px 9px 9px 13px' }),
      inline: inComponents({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space[5],
        minHeight: 52,
        padding: `${space[4]} 9px`,
      }),
    },
  },
});
/** Field whose height follows its text, by a hidden copy of it, in CSS alone. */
export const grow = recipe({
  base: inComponents({
    display: 'grid',
    maxHeight: '8lh',
    minHeight: '1lh',
    '::after': {
      content: 'attr(data-value) " "',
      gridArea: '1 / 1',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      maxHeight: '8lh',
    },
    '@media': { [media.belowMd]: { fontSize: '16px', lineHeight: '24px' } },
  }),
  variants: {
    variant: {
      chat: inComponents({ fontSize: '15px', lineHeight: '26px' }),
      inline: inComponents({
        fontSize: '15px',
        lineHeight: '24px',
        flex: '1 1 0',
        minWidth: 0,
        selectors: { '&:first-child': { paddingInlineStart: space[3] } },
        // With a scope before it the text gets a line of its own on a phone.
        '@media': {
          [media.belowSm]: {
            selectors: { '&:not(:first-child)': { order: -1, flexBasis: '100%', paddingInlineStart: space[2] } },
          },
        },
      }),
      instruction: inComponents({ ...typography.body }),
    },
  },
});
export const field = style(
  inComponents({
    gridArea: '1 / 1',
    minWidth: 0,
    padding: 0,
    resize: 'none',
    outline: 'none',
    overflowWrap: 'anywhere',
    color: color.text.default,
    overflowY: 'auto',
    selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  }),
);
export const bar = style(
  inComponents({ display: 'flex', alignItems: 'flex-end', gap: space[4], cursor: 'default', minWidth: 0 }),
);
export const inlineBar = style(inComponents({ alignItems: 'center', alignSelf: 'end', marginInlineStart: 'auto' }));
export const tools = style(
  inComponents({
    minHeight: 32,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    flexGrow: 1,
    minWidth: 0,
  }),
);
export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    marginInlineStart: 'auto',
    // 44 to a finger, in a row as high as the chips.
    '@media': { [media.belowMd]: { marginBlock: -4 } },
  }),
);
export const send = style([
  focusRing,
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: vars.radius.lg,
    background: color.accent.default,
    color: color.accent.on,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.active },
      '&[data-disabled]': { background: color.surface.active, color: color.text.disabled, cursor: 'not-allowed' },
      '&[data-stops]': { background: color.surface.inverse, color: color.text.inverse },
    },
    '@media': {
      // 36 to the eye, 44 to a finger.
      [media.belowMd]: { width: 36, height: 36, '::after': { content: '""', position: 'absolute', inset: -4 } },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
]);
export const note = style(
  inComponents({ ...typography.caption, paddingBlockStart: space[4], textAlign: 'center', color: color.text.muted }),
);
