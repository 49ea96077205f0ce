import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const rows = style(inFeatures({ display: 'grid', gap: space[5] }));
export const row = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'end', gap: space[4] }),
);
