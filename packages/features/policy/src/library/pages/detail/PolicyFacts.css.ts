import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const fact = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary, textWrap: 'pretty' }));
export const itemBox = style(
  inFeatures({ display: 'grid', gap: vars.space[3], selectors: { '& + &': { marginBlockStart: vars.space[4] } } }),
);
export const itemHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
export const conditionList = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gap: vars.space[3],
    paddingInlineStart: vars.space[6],
    listStyle: 'decimal',
    textWrap: 'pretty',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Link behind the words, wherever their last line ends. */
export const conditionLink = style(inFeatures({ marginInlineStart: vars.space[4], whiteSpace: 'nowrap' }));
export const plainList = style(inFeatures({ ...typography.meta, display: 'grid', gap: vars.space[3] }));
export const inlineRow = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
