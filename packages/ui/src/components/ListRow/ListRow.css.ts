import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const row = style([
  focusRing,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 46,
    paddingBlock: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    color: vars.color.text.default,
    selectors: {
      'a&': { cursor: 'pointer' },
      '&[data-hovered]': {
        background: vars.color.surface.hover,
        boxShadow: `-8px 0 0 ${vars.color.surface.hover}, 8px 0 0 ${vars.color.surface.hover}`,
      },
      '&[data-pressed]': {
        background: vars.color.surface.active,
        boxShadow: `-8px 0 0 ${vars.color.surface.active}, 8px 0 0 ${vars.color.surface.active}`,
      },
      '&[data-selected]': {
        background: vars.color.surface.selected,
        boxShadow: `-8px 0 0 ${vars.color.surface.selected}, 8px 0 0 ${vars.color.surface.selected}`,
      },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.row.relaxed },
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
]);
export const icon = style(inComponents({ flexShrink: 0, color: vars.color.text.muted }));
export const words = style(inComponents({ flexGrow: 1, minWidth: 0 }));
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style(
  inComponents({
    ...typography.body,
    ...line,
    display: 'block',
    lineHeight: '20px',
    selectors: { '[data-unread] &': { fontWeight: 500 } },
  }),
);
export const meta = style(
  inComponents({ ...typography.caption, ...line, display: 'block', color: vars.color.text.muted }),
);
export const trailing = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const dot = style(
  inComponents({
    flexShrink: 0,
    width: 6,
    height: 6,
    borderRadius: vars.radius.full,
    background: vars.color.accent.default,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);
