import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const card = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    minWidth: 0,
    padding: `${vars.space[7]} ${vars.space[6]}`,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
  }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], minWidth: 0 }),
);
export const apart = style([line, inFeatures({ justifyContent: 'space-between' })]);
export const hint = style(inFeatures({ ...typography.caption, color: vars.color.text.muted }));
export const sums = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    rowGap: vars.space[4],
    justifyContent: 'end',
    alignItems: 'baseline',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowSm]: { justifyContent: 'stretch' } },
  }),
);
export const sumLabel = style(inFeatures({ ...typography.meta, textAlign: 'start', color: vars.color.text.secondary }));
export const sumValue = style(
  inFeatures({ ...typography.meta, paddingInlineStart: vars.space[9], textAutospace: 'no-autospace' }),
);
export const payableLabel = style([
  sumLabel,
  inFeatures({
    ...typography.body,
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    color: vars.color.text.default,
    alignSelf: 'stretch',
  }),
]);
export const payable = style(
  inFeatures({
    ...typography.titleLg,
    paddingInlineStart: vars.space[9],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    textAutospace: 'no-autospace',
  }),
);
export const itemName = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const form = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
