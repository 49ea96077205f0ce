import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const nav = style(
  inComponents({
    minWidth: 0,
    padding: `${vars.space[7]} ${vars.space[5]}`,
    '@media': { [media.belowMd]: { padding: 0 } },
  }),
);
export const title = style(
  inComponents({
    ...typography.titleMd,
    margin: 0,
    padding: `0 ${vars.space[4]} ${vars.space[5]}`,
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const list = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    '@media': {
      [media.belowMd]: {
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInline: vars.space[6],
        // A word that an edge cuts fades, so that it reads as more to come.
        maskImage: `linear-gradient(to right, transparent, black ${vars.space[6]} calc(100% - ${vars.space[6]}), transparent)`,
        boxShadow: `inset 0 -1px ${vars.color.border.default}`,
      },
    },
  }),
);
export const item = style([
  focusRing,
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: '36px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-pressed]': { background: vars.color.surface.active },
      '&[data-current]': { background: vars.color.surface.selected, color: vars.color.accent.text, fontWeight: 500 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.belowMd]: {
        height: '44px',
        borderRadius: 0,
        borderBlockEnd: '2px solid transparent',
        selectors: {
          '&[data-current]': { background: 'none', borderBlockEndColor: vars.color.accent.default },
          '&[data-focus-visible]': { outlineOffset: '-2px' },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
]);
export const icon = style(
  inComponents({
    flexShrink: 0,
    display: 'flex',
    color: vars.color.text.muted,
    selectors: { [`${item}[data-current] &`]: { color: vars.color.accent.text } },
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const count = style(
  inComponents({
    ...typography.caption,
    marginInlineStart: 'auto',
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
