import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const project = style(inFeatures({ display: 'grid', minWidth: 0, paddingBlock: vars.space[2] }));
export const muted = style(
  inFeatures({ ...typography.caption, color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);
export const sort = style(inFeatures({ display: 'flex', justifyContent: 'end' }));
export const found = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
