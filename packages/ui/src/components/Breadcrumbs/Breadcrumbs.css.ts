import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, typography, vars } from '../../theme';

export const list = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    color: vars.color.text.muted,
  }),
);
export const level = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    flexShrink: 0,
    selectors: { '&[data-current]': { flexShrink: 1, color: vars.color.text.default, fontWeight: 500 } },
  }),
);
export const arrow = style(inComponents({ flexShrink: 0, color: vars.color.text.muted }));
export const words = style([
  focusRing,
  inComponents({
    maxWidth: '24em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.xs,
    selectors: {
      'a&[data-hovered]': { color: vars.color.text.default },
      'a&': { cursor: 'pointer' },
    },
  }),
]);
export const more = style([
  focusRing,
  inComponents({
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.surface.active } },
  }),
]);
