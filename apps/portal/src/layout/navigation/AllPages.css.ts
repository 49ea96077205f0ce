import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: vars.space[6],
    marginBlockEnd: vars.space[5],
  }),
);
export const heading = style(
  inFeatures({
    ...typography.caption,
    gridColumn: '1 / -1',
    paddingBlock: vars.space[2],
    color: vars.color.text.muted,
  }),
);
