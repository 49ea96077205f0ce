import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const panel = style(inFeatures({ display: 'grid', gap: vars.space[8], alignContent: 'start', minWidth: 0 }));
export const controls = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5], alignItems: 'center' }),
);
export const line = style(
  inFeatures({
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    alignItems: 'baseline',
    padding: `${vars.space[4]} 0`,
    borderBlockEnd: hairline,
  }),
);
/** Part of a line that takes the space its facts leave. */
export const lineMain = style(inFeatures({ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }));
