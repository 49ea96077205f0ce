import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0 }) as const;

export const filters = style(inFeatures({ ...stack(vars.space[5]), justifyItems: 'start' }));
export const filterRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))',
    gap: vars.space[4],
    width: '100%',
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.belowSm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);
/** Cell of the search field, on a line of its own on phones, where the selects share one. */
export const searchCell = style(inFeatures({ minWidth: 0, '@media': { [media.belowSm]: { gridColumn: '1 / -1' } } }));
export const line = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    width: '100%',
  }),
);
/** Beside each other at the start; on phones the last one shares its line with the button after them. */
export const switches = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[7]}`,
    '@media': { [media.belowMd]: { display: 'contents' } },
  }),
);
export const results = style(inFeatures({ minWidth: 0 }));
export const rows = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
export const pages = style(inFeatures({ paddingBlockStart: vars.space[7] }));
export const bones = style(inFeatures(stack(vars.space[6])));
