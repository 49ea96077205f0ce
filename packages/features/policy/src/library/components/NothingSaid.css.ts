import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[6]}` }),
);
export const reason = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', textAutospace: 'no-autospace' }),
);
