import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';
import { paper } from '../RuleLine.css';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const figure = style(inComponents({ width: '100%', vars: { [paper]: vars.color.canvas } }));
export const caption = style(inComponents({ ...typography.meta, color: vars.color.text.muted }));
export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[5],
    fontSize: '15px',
    lineHeight: '24px',
    color: vars.color.text.default,
  }),
);
export const result = recipe({
  base: inComponents({ ...noGaps, flexShrink: 0, fontWeight: 500 }),
  variants: {
    isUrgent: {
      true: inComponents({ color: vars.color.seal.text }),
      false: inComponents({ color: vars.color.text.default }),
    },
  },
});
export const line = style(inComponents({ marginBlock: `${vars.space[4]} ${vars.space[1]}` }));
export const labels = style(
  inComponents({
    ...typography.caption,
    ...noGaps,
    position: 'relative',
    height: 18,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const label = style(inComponents({ position: 'absolute', whiteSpace: 'nowrap' }));
