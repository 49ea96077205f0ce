import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

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
