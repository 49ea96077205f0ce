import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
