import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../theme';

const noGaps = { textAutospace: 'no-autospace', fontVariantNumeric: 'tabular-nums' } as Parameters<
  typeof inComponents
>[0];
/** Below this width of its own container the stages are listed below the line, each with its note at the end. */
const narrow = '(max-width: 520px)';

export const box = style(inComponents({ containerType: 'inline-size' }));
export const stages = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginBlockStart: vars.space[3],
    '@container': { [narrow]: { gridAutoFlow: 'row', rowGap: vars.space[3] } },
  }),
);
export const stage = style(
  inComponents({
    minWidth: 0,
    // The last one ends with the line, in the column of the one before it.
    selectors: {
      '&:last-child:not(:first-child)': { gridColumn: '-2', gridRow: 1, justifySelf: 'end', textAlign: 'end' },
    },
    '@container': {
      [narrow]: {
        display: 'flex',
        justifyContent: 'space-between',
        columnGap: vars.space[5],
        selectors: {
          '&:last-child:not(:first-child)': { gridColumn: 'auto', gridRow: 'auto', justifySelf: 'stretch' },
        },
      },
    },
  }),
);
export const label = recipe({
  base: inComponents({ ...typography.meta, display: 'block', whiteSpace: 'nowrap' }),
  variants: {
    state: {
      done: inComponents({ fontWeight: 500 }),
      current: inComponents({ fontWeight: 600 }),
      todo: inComponents({ color: vars.color.text.muted }),
    },
  },
});
export const note = style(
  inComponents({ ...typography.caption, ...noGaps, display: 'block', color: vars.color.text.muted }),
);
