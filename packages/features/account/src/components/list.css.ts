import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Page with one list between lines, and links below it. */
export const page = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
export const list = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
export const foot = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    paddingBlockStart: vars.space[6],
    color: vars.color.text.muted,
  }),
);
