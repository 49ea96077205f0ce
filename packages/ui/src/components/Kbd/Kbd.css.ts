import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme';

// 11 px is allowed for Latin in keycaps only.
export const kbd = style(
  inComponents({
    display: 'inline-block',
    minWidth: 20,
    paddingInline: 5,
    fontFamily: vars.font.sans,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 500,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
    background: vars.color.surface.sunken,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.sm,
  }),
);
