import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
export const states = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minWidth: 0, margin: 0, padding: 0, border: 0 }),
);
