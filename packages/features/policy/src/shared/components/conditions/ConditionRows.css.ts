import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const gauge = style(inFeatures({ maxWidth: 160, minWidth: 120 }));
export const ownLine = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
