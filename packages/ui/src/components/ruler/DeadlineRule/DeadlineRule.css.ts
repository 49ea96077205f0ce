import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

const figures = {
  fontVariantNumeric: 'tabular-nums',
  textAutospace: 'no-autospace',
  whiteSpace: 'nowrap',
} as Parameters<typeof inComponents>[0];

export const mini = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: 10 }));
export const line = recipe({
  base: inComponents({ flexShrink: 0, height: 16 }),
  variants: { size: { sm: inComponents({ width: 72 }), md: inComponents({ width: 160 }) } },
});
export const row = style(inComponents({ display: 'grid', gap: vars.space[1], width: '100%' }));
export const words = style(
  inComponents({
    ...typography.caption,
    ...figures,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[1],
  }),
);
export const date = style(inComponents({ color: vars.color.text.secondary }));
export const remaining = recipe({
  base: inComponents({ ...figures }),
  variants: {
    size: { caption: inComponents({ ...typography.caption }), meta: inComponents({ ...typography.meta }) },
    tone: {
      plain: inComponents({ color: vars.color.text.default }),
      secondary: inComponents({ color: vars.color.text.secondary }),
      muted: inComponents({ color: vars.color.text.muted }),
      urgent: inComponents({ color: vars.color.seal.text, fontWeight: 500 }),
    },
  },
});
