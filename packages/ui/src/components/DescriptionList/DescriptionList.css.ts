import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

export const list = recipe({
  base: inComponents({ ...typography.meta, display: 'grid', columnGap: vars.space[10], rowGap: 9 }),
  variants: {
    columns: {
      1: {},
      2: inComponents({
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
    },
  },
});
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    // Links are as high as a finger there.
    '@media': { [media.belowMd]: { alignItems: 'baseline' } },
  }),
);
export const term = style(inComponents({ color: vars.color.text.muted }));
export const value = style(
  inComponents({
    minWidth: 0,
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inComponents>[0]),
);
export const missing = style(inComponents({ color: vars.color.text.muted }));
/** Action behind the last word of the value, so that a long one never squeezes the value into a narrow column. */
export const action = style(
  inComponents({
    // As high as a line: a button of 28 lies over the room between the rows and moves no words.
    display: 'inline-flex',
    alignItems: 'center',
    height: 20,
    verticalAlign: 'top',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
/** Space instead of a margin: it disappears when the action begins a line. */
export const gap = style(inComponents({ wordSpacing: vars.space[2] }));
