import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where hint and link do not fit side by side, the hint goes under both. */
const narrow = '(max-width: 420px)';

export const frame = style(inFeatures({ containerType: 'inline-size', marginBlockEnd: vars.space[3] }));
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[4]}` }),
);
export const hintPlace = style(inFeatures({ '@container': { [narrow]: { order: 1, flexBasis: '100%' } } }));
export const headEnd = style(inFeatures({ marginInlineStart: 'auto' }));
