import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, vars } from '../../theme';

export const brand = style([
  focusRing,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 9,
    borderRadius: vars.radius.md,
    color: vars.color.text.default,
    whiteSpace: 'nowrap',
    selectors: { 'a&': { cursor: 'pointer' } },
  }),
]);
export const mark = recipe({
  base: inComponents({ flexShrink: 0 }),
  variants: {
    size: { md: inComponents({ width: 24, height: 24 }), lg: inComponents({ width: 28, height: 28 }) },
  },
});
export const tile = style(
  inComponents({ fill: vars.color.accent.default, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }),
);
export const glyph = style(
  inComponents({
    fill: 'none',
    stroke: vars.color.accent.on,
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  }),
);
export const word = recipe({
  base: inComponents({ fontWeight: 600, letterSpacing: '.06em' }),
  variants: {
    size: {
      md: inComponents({ fontSize: '16px', lineHeight: '22px' }),
      lg: inComponents({ fontSize: '18px', lineHeight: '26px' }),
    },
  },
});
