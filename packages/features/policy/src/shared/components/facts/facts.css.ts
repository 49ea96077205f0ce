import { inFeatures, typography, vars } from '@hengce/ui/theme';
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
export const words = style(inFeatures({ ...typography.body, overflowWrap: 'anywhere', textWrap: 'pretty' }));
export const plain = style(inFeatures({ ...typography.body, display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', minWidth: 0 }),
);
