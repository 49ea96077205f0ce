import { inFeatures, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inFeatures({
    ...pageBox,
    width: '100%',
  }),
);
export const parts = style(inFeatures({ display: 'grid', gap: vars.space[9], minWidth: 0 }));
export const amount = style(
  inFeatures({
    ...typography.displayMd,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
    overflowWrap: 'anywhere',
  }),
);
export const part = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const steps = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[4],
    paddingInlineStart: vars.space[7],
    listStyle: 'decimal',
  }),
);
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] }));
