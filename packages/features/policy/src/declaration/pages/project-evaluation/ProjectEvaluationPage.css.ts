import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const section = style(inFeatures(stack(vars.space[5])));
export const sectionHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty' }));
export const risks = style(inFeatures({ borderBlockStart: hairline }));
export const risk = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 44,
    borderBlockEnd: hairline,
  }),
);
export const addRisk = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px',
    gap: vars.space[4],
    maxWidth: 640,
  }),
);
export const effort = style(inFeatures({ ...stack(vars.space[5]), maxWidth: 640 }));
