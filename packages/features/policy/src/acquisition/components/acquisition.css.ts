import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Line that the pages of AI获客 share. */
const hairline = `1px solid ${vars.color.border.default}`;

/** Sections of a page below its head. */
export const parts = style(inFeatures({ display: 'grid', gap: vars.space[7], minWidth: 0, alignContent: 'start' }));
export const part = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0, alignContent: 'start' }));
export const fields = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
export const formEnd = style(inFeatures({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[4] }));
export const rows = style(inFeatures({ borderBlockStart: hairline, minWidth: 0 }));
export const firmLine = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    minWidth: 0,
  }),
);
export const firmName = style(inFeatures({ ...typography.bodyStrong, overflowWrap: 'anywhere', minWidth: 0 }));
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty' }));
