import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const sectionBox = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    paddingBlockEnd: vars.space[6],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}`, paddingBlockStart: vars.space[5] },
    },
  }),
);
