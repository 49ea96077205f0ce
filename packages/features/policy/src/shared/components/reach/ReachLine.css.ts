import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    color: vars.color.text.muted,
  }),
);
