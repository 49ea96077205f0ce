import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

// The overlay surface of dark is as light as its own hover: tint with the text colour instead.
const tint = (percent: number) => `color-mix(in srgb, ${vars.color.text.default} ${percent}%, transparent)`;

export const menu = style(
  inComponents({
    minWidth: 168,
    padding: vars.space[2],
    overflow: 'auto',
    outline: 'none',
    maxHeight: 'inherit',
  }),
);
export const section = style(
  inComponents({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space[2],
        paddingBlockStart: vars.space[2],
        borderBlockStart: `1px solid ${tint(10)}`,
      },
    },
  }),
);
export const sectionTitle = style(
  inComponents({ ...typography.caption, color: vars.color.text.muted, padding: '6px 10px 2px' }),
);
export const item = recipe({
  base: inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 34,
    paddingInline: 10,
    borderRadius: vars.radius.md,
    outline: 'none',
    cursor: 'pointer',
    color: vars.color.text.default,
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { background: tint(5) },
      '&[data-pressed]': { background: tint(10) },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
      '&[data-selected]': { background: vars.color.surface.selected, color: vars.color.accent.text },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed', background: 'none' },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    tone: {
      default: {},
      danger: inComponents({ selectors: { '&:not([data-disabled])': { color: vars.color.danger.text } } }),
    },
  },
});
export const icon = style(
  inComponents({
    flexShrink: 0,
    width: 16,
    color: vars.color.text.muted,
    selectors: {
      ':is([data-selected], [data-disabled]) > &': { color: 'inherit' },
    },
  }),
);
export const dangerIcon = style([icon, inComponents({ color: 'inherit' })]);
export const label = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 6 }));
export const description = style(
  inComponents({ ...typography.caption, display: 'block', color: vars.color.text.muted }),
);
export const shortcut = style(inComponents({ flexShrink: 0, marginInlineStart: vars.space[5] }));
