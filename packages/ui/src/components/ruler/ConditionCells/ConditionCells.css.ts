import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

const figures = {
  fontVariantNumeric: 'tabular-nums',
  textAutospace: 'no-autospace',
  whiteSpace: 'nowrap',
} as Parameters<typeof inComponents>[0];

export const conditions = recipe({
  base: inComponents({ display: 'inline-flex', verticalAlign: 'middle' }),
  variants: {
    summary: {
      none: inComponents({ alignItems: 'center' }),
      end: inComponents({ alignItems: 'center', columnGap: vars.space[4] }),
      below: inComponents({ flexDirection: 'column', alignItems: 'flex-start' }),
    },
  },
});
export const line = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], minHeight: 18 }),
);
export const count = style(
  inComponents({ ...typography.meta, ...figures, lineHeight: '18px', color: vars.color.text.secondary }),
);
export const words = recipe({
  base: inComponents({ ...typography.caption, ...figures }),
  variants: {
    isAllMet: {
      true: inComponents({ color: vars.color.success.text }),
      false: inComponents({ color: vars.color.text.muted }),
    },
  },
});
