import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const pagination = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowSm]: { justifyContent: 'space-between' } },
  }),
);
export const pages = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);
/** Form for phones: previous and next with room for a thumb, and the page in words. */
export const compact = style([
  focusRing,
  inComponents({ ...typography.meta, display: 'none', '@media': { [media.belowSm]: { display: 'block' } } }),
]);
export const page = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.control.sm,
    height: vars.size.control.sm,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    color: vars.color.text.default,
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-pressed]': { background: vars.color.surface.active },
      '&[aria-current=page]': {
        background: vars.color.surface.selected,
        color: vars.color.accent.text,
        fontWeight: 500,
      },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.belowMd]: { minWidth: vars.size.control.touch, height: vars.size.control.touch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=page]': { border: '2px solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
]);
export const gap = style(inComponents({ minWidth: 20, textAlign: 'center', color: vars.color.text.muted }));
export const total = style(
  inComponents({
    ...typography.meta,
    color: vars.color.text.muted,
    // Alone, it stands in line with the list above.
    selectors: { '&:not(:first-child)': { marginInlineStart: vars.space[4] } },
    textAutospace: 'no-autospace',
  } as Record<string, unknown>),
);
export const loadMore = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[3],
  }),
);
export const failed = style(
  inComponents({ ...typography.meta, marginInlineStart: vars.space[4], color: vars.color.danger.text }),
);
