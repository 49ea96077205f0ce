import { inFeatures, pageBox, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const pending = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    ...pageBox,
  }),
);
