import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(inFeatures({ display: 'grid', gap: 28, minWidth: 0 }));
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[4]}`,
    marginBlockEnd: vars.space[3],
  }),
);
export const headEnd = style(inFeatures({ marginInlineStart: 'auto' }));
export const rows = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
