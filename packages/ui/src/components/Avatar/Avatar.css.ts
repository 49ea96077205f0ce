import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, layers, media, vars } from '../../theme';

const { color } = vars;

export const avatar = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    fontWeight: 600,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      sm: inComponents({ width: 26, height: 26, fontSize: '12px', lineHeight: '26px' }),
      md: inComponents({ width: 36, height: 36, fontSize: '14px', lineHeight: '36px' }),
      lg: inComponents({ width: 56, height: 56, fontSize: '20px', lineHeight: '56px' }),
    },
    tone: {
      accent: inComponents({ background: color.accent.subtle.strong, color: color.accent.text }),
      success: inComponents({ background: color.success.subtle, color: color.success.text }),
      warning: inComponents({ background: color.warning.subtle, color: color.warning.text }),
    },
  },
});
export const picture = style(inComponents({ width: '100%', height: '100%', objectFit: 'cover' }));
export const group = style(inComponents({ display: 'inline-flex', isolation: 'isolate' }));
// Each lies over the next, with a ring of the paper between them.
globalStyle(`${group} > *`, { '@layer': { [layers.components]: { boxShadow: `0 0 0 2px ${color.surface.default}` } } });
globalStyle(`${group} > * + *`, { '@layer': { [layers.components]: { marginInlineStart: -4 } } });
export const rest = style(
  inComponents({ background: color.surface.active, color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
