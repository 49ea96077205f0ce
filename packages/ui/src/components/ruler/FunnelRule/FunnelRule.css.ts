import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

const states = {
  done: inComponents({ color: vars.color.text.default }),
  current: inComponents({ color: vars.color.text.default, fontWeight: 600 }),
  open: inComponents({ color: vars.color.text.muted }),
};
export const funnel = style(inComponents({ display: 'grid', gap: vars.space[2] }));
export const stage = style(
  inComponents({
    ...typography.meta,
    display: 'grid',
    gridTemplateColumns: 'minmax(64px, auto) minmax(40px, 1fr) 44px',
    alignItems: 'center',
    columnGap: vars.space[5],
    minHeight: 24,
  }),
);
export const label = recipe({
  base: inComponents({ width: 82, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  variants: { state: states },
});
export const line = style(inComponents({ display: 'flex', minWidth: 0 }));
export const count = recipe({
  base: inComponents({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  variants: { state: states },
});
