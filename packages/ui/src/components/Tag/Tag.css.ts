import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;
const fill = createVar();
const ink = createVar();
const edge = createVar();
const tone = (background: string, foreground: string, border = 'transparent') =>
  inComponents({ vars: { [fill]: background, [ink]: foreground, [edge]: border } });

export const tag = recipe({
  base: inComponents({
    ...typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: '100%',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.sm,
    background: fill,
    color: ink,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    whiteSpace: 'nowrap',
    textAutospace: 'no-autospace',
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  } as object),
  variants: {
    tone: {
      neutral: tone(color.surface.active, color.text.secondary),
      outline: tone('transparent', color.text.secondary, color.border.strong),
      accent: tone(color.accent.subtle.default, color.accent.text),
      success: tone(color.success.subtle, color.success.text),
      warning: tone(color.warning.subtle, color.warning.text),
      danger: tone(color.danger.subtle, color.danger.text),
      ai: tone(color.ai.subtle, color.ai.text),
      // The one use of 朱砂 outside the document header and the rulers: it names a 红头文件.
      document: tone(color.seal.subtle, color.seal.text),
    },
    size: {
      sm: inComponents({ height: 18, paddingInline: 5 }),
      md: inComponents({ height: 20 }),
    },
  },
});
export const words = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const remove = style([
  focusRing,
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 14,
    height: 14,
    marginInlineEnd: -2,
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.surface.hover } },
    // The target is larger than the cross: 24, and 44 high for a finger.
    '::after': { content: '""', position: 'absolute', inset: -5 },
    '@media': { [media.belowMd]: { '::after': { inset: '-15px -8px' } } },
  }),
]);
export const count = style(
  inComponents({
    ...typography.caption,
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.full,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.secondary,
    background: color.surface.active,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const status = recipe({
  base: inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: inComponents({ color: vars.color.text.muted }),
      success: {},
      warning: inComponents({ color: vars.color.warning.text }),
      danger: inComponents({ color: vars.color.danger.text }),
    },
  },
});
