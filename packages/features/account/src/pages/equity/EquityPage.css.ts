import { inFeatures, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[9],
    ...pageBox,
    width: '100%',
  }),
);
export const part = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
/** Source of a module's uses, under the module. */
export const ofModule = style(
  inFeatures({ ...typography.meta, paddingInlineStart: vars.space[7], color: vars.color.text.secondary }),
);
export const tools = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[5], minWidth: 0 }),
);
