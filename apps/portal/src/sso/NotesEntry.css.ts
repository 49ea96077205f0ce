import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const waiting = style(
  inFeatures({
    ...typography.body,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '50dvh',
    color: vars.color.text.secondary,
  }),
);
