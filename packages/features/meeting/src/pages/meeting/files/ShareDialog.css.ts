import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const linkRow = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4], alignItems: 'end' }),
);
