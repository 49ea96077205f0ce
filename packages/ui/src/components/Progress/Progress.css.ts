import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const slide = keyframes({ '0%': { insetInlineStart: '-40%' }, '100%': { insetInlineStart: '100%' } });

export const spinner = recipe({
  base: inComponents({
    flexShrink: 0,
    animation: `${turn} 900ms linear infinite`,
    // Still moving under reduced motion would say nothing; fading does.
    '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.7 } },
  }),
  variants: { size: { sm: inComponents({ width: 14, height: 14 }), md: inComponents({ width: 16, height: 16 }) } },
});

export const waiting = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '50dvh',
    color: vars.color.text.secondary,
  }),
);
export const progress = style(inComponents({ display: 'grid', gap: vars.space[3] }));
export const track = style(
  inComponents({
    position: 'relative',
    height: 10,
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 4,
      height: 2,
      background: vars.color.rule.track,
    },
    '@media': { [media.forcedColors]: { '::before': { background: 'GrayText', forcedColorAdjust: 'none' } } },
  }),
);
export const fill = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineEnd: `2px solid ${vars.color.accent.default}`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 4,
      height: 2,
      background: vars.color.accent.default,
    },
    transition: `width ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        borderColor: 'Highlight',
        '::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  }),
);
export const indeterminate = style(
  inComponents({
    width: '40%',
    animation: `${slide} 1.4s ${vars.motion.ease.standard} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', width: '100%', opacity: 0.5 } },
  }),
);
export const words = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[5],
    color: vars.color.text.secondary,
  }),
);
export const hint = style(
  inComponents({
    flexShrink: 0,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
    whiteSpace: 'nowrap',
  } as Record<string, unknown>),
);
