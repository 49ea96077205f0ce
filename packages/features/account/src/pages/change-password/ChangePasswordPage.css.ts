import { inFeatures, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures(pageBox));
export const column = style(
  inFeatures({ display: 'grid', gap: vars.space[8], maxWidth: '440px', marginBlockStart: vars.space[7] }),
);
export const phoneLine = style(inFeatures({ display: 'grid', gap: vars.space[3] }));
export const phoneLabel = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary }));
export const phoneValue = style(
  inFeatures({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[6],
    minHeight: vars.size.control.lg,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
