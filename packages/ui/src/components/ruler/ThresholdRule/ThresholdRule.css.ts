import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

export const threshold = style(
  inComponents({ position: 'relative', width: '100%', minWidth: 120, paddingBlockEnd: 18 }),
);
export const label = recipe({
  base: inComponents({
    ...typography.caption,
    position: 'absolute',
    insetBlockEnd: 0,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inComponents>[0]),
  variants: {
    isOwn: {
      true: inComponents({ color: vars.color.text.default }),
      false: inComponents({ color: vars.color.text.muted }),
    },
  },
});
