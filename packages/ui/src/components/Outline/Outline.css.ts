import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const outline = style(inComponents({ ...typography.meta, '@media': { [media.print]: { display: 'none' } } }));
export const entry = style([
  focusRing,
  inComponents({
    position: 'relative',
    display: 'flex',
    columnGap: vars.space[4],
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[data-depth="0"]': { padding: '5px 0', color: vars.color.text.default, fontWeight: 500 },
      '&:not([data-depth="0"])': {
        padding: `${vars.space[2]} 0 ${vars.space[2]} ${vars.space[5]}`,
        borderInlineStart: `1px solid ${vars.color.border.default}`,
        borderRadius: 0,
        color: vars.color.text.secondary,
      },
      '&[data-depth="2"]': { paddingInlineStart: vars.space[8] },
      '&[data-depth="3"]': { paddingInlineStart: 36 },
      '&[aria-current]': { color: vars.color.accent.text, fontWeight: 500 },
      '&:not([data-depth="0"])[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 3,
        insetInlineStart: -1,
        width: 2,
        background: vars.color.accent.default,
      },
    },
    '@media': {
      [media.belowMd]: { minHeight: 44, alignItems: 'center' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
    },
  }),
]);
export const label = style(inComponents({ flexShrink: 0, whiteSpace: 'nowrap' }));
export const heading = recipe({
  base: inComponents({ flexGrow: 1, minWidth: 0 }),
  variants: {
    isExcerpt: { true: inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }) },
  },
});
export const meta = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: vars.color.text.muted,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  }),
);
