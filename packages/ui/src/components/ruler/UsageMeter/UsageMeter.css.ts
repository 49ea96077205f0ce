import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

/** A figure and its unit are one word. */
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const meter = recipe({
  base: inComponents({ ...typography.meta, display: 'grid', alignItems: 'center' }),
  variants: {
    variant: {
      row: inComponents({
        gridTemplateColumns: '60px minmax(40px, 1fr) 92px',
        columnGap: vars.space[5],
        minHeight: 30,
      }),
      stacked: inComponents({ ...typography.caption, gridTemplateColumns: '1fr auto', columnGap: vars.space[4] }),
      // Of rows below each other all lines end together: the figures have a column of their own.
      bare: inComponents({ gridTemplateColumns: 'minmax(40px, 1fr) minmax(92px, auto)', columnGap: 18 }),
    },
  },
});
export const label = recipe({
  base: inComponents({ color: vars.color.text.secondary }),
  variants: { variant: { row: {}, stacked: inComponents({ fontWeight: 500, ...noGaps }), bare: {} } },
});
export const line = recipe({
  base: inComponents({ display: 'flex', minWidth: 0 }),
  variants: { variant: { row: {}, stacked: inComponents({ gridColumn: '1 / -1', gridRow: 2 }), bare: {} } },
});
export const value = recipe({
  base: inComponents({
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...noGaps,
  }),
});
export const used = recipe({
  base: inComponents({ fontWeight: 500 }),
  variants: {
    level: {
      normal: inComponents({ color: vars.color.text.default }),
      high: inComponents({ color: vars.color.warning.text }),
      usedUp: inComponents({ color: vars.color.seal.text }),
    },
  },
});
