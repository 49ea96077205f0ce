import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

const noGaps = { textAutospace: 'no-autospace', fontVariantNumeric: 'tabular-nums' } as Parameters<
  typeof inComponents
>[0];
/** Width of its own container below which the stages are listed below the line, each with its note at the end. */
const narrow = '(max-width: 520px)';

export const box = style(inComponents({ containerType: 'inline-size' }));
export const stages = style(
  inComponents({
    display: 'flex',
    marginBlockStart: vars.space[3],
    '@container': { [narrow]: { flexDirection: 'column', rowGap: vars.space[3] } },
  }),
);
export const stage = style(
  inComponents({
    flex: '1 1 0',
    minWidth: 0,
    selectors: {
      // The last one has no stretch of its own: its words end where the line does.
      '&:last-child:not(:first-child)': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        flexGrow: 0,
        width: 0,
      },
    },
    '@container': {
      [narrow]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: vars.space[5],
        selectors: {
          '&:last-child:not(:first-child)': { flexDirection: 'row', alignItems: 'baseline', width: 'auto' },
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
  inComponents({
    ...typography.caption,
    ...noGaps,
    display: 'block',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
  }),
);
