import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const parts = style(inFeatures({ display: 'grid', gap: vars.space[8] }));
export const part = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
export const list = style(inFeatures({ display: 'grid' }));
export const entry = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    borderBlockStart: hairline,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const value = style(
  inFeatures({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 'auto' }),
);
export const muted = style(inFeatures({ ...typography.caption, color: vars.color.text.muted }));
export const warned = style(inFeatures({ ...typography.caption, color: vars.color.warning.text }));
export const good = style(inFeatures({ ...typography.caption, color: vars.color.success.text }));
export const words = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary, textWrap: 'pretty' }));
