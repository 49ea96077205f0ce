import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
/** Button at the start of the footer, apart from the two at its end. */
export const start = style(inFeatures({ marginInlineEnd: 'auto' }));
export const adviser = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[5],
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const phone = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
  }),
);
