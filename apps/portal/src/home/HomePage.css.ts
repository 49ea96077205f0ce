import { inFeatures, media, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures(pageBox));
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${vars.space[4]} ${vars.space[6]}` }),
);
export const greeting = style(inFeatures({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }));
/** Buttons beside the heading; hidden on phones, whose bottom bar leads to these pages. */
export const actions = style(
  inFeatures({ display: 'flex', gap: vars.space[4], '@media': { [media.belowMd]: { display: 'none' } } }),
);
export const date = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[4]}`,
    marginBlockStart: vars.space[1],
    textAutospace: 'no-autospace',
  }),
);
export const ask = style(inFeatures({ marginBlock: '18px 26px' }));
export const first = style(inFeatures({ marginBlockEnd: 28 }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    gap: '28px 48px',
    marginBlockStart: 28,
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gap: 28, minWidth: 0 }));
export const aside = style(inFeatures({ display: 'grid', gap: 28, minWidth: 0 }));
export const usesHead = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[5],
    marginBlockEnd: vars.space[3],
  }),
);
