import { style } from '@vanilla-extract/css';
import { oneLine } from '../../styles/oneLine';
import { inComponents, media, typography, vars } from '../../theme';

const { color, size } = vars;

export const field = style(inComponents({ position: 'relative', minWidth: 0 }));
export const popup = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[3]})`,
    insetInline: 0,
    zIndex: vars.layer.dropdown,
    padding: vars.space[2],
    borderRadius: vars.radius.lg,
    background: color.surface.overlay,
    boxShadow: vars.shadow.popover,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const list = style(inComponents({ outline: 'none', overflow: 'auto', maxHeight: 'min(400px, 50dvh)' }));
export const option = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 36,
    paddingBlock: vars.space[2],
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focused]': { background: color.surface.selected },
    },
    '@media': {
      [media.belowMd]: { minHeight: size.control.touch, fontSize: '16px' },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const icon = style(inComponents({ flexShrink: 0, color: color.text.muted }));
export const words = style(
  inComponents({
    minWidth: 0,
    ...oneLine,
  }),
);
export const detail = style(
  inComponents({
    ...typography.meta,
    flexShrink: 1,
    minWidth: 0,
    marginInlineStart: 'auto',
    color: color.text.muted,
    textAutospace: 'no-autospace',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.belowSm]: { display: 'none' } },
  } as object),
);
