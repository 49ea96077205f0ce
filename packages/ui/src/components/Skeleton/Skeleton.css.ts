import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const bone = style(
  inComponents({
    display: 'block',
    flexShrink: 0,
    maxWidth: '100%',
    borderRadius: vars.radius.xs,
    background: vars.color.surface.active,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' },
    },
  }),
);
/** Bars as high as the x-height of their text, in rows as high as its line. */
export const lines = style(inComponents({ display: 'grid', gap: 12, paddingBlock: 6 }));
export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: vars.size.row.default,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const grow = style(inComponents({ flex: 1, minWidth: 0 }));
export const card = style(
  inComponents({
    display: 'grid',
    gap: 13,
    paddingBlock: 19,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
