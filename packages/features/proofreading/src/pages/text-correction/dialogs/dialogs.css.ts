import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const rejectedList = style(
  inFeatures({ listStyle: 'none', margin: `${space[5]} 0 0`, padding: 0, display: 'grid', gap: space[5] }),
);
export const around = style(inFeatures({ ...typography.meta, color: color.text.muted, overflowWrap: 'anywhere' }));
export const lines = style(inFeatures({ display: 'grid' }));
export const stack = style(inFeatures({ display: 'grid', gap: space[6] }));
export const rows = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }));
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: 44,
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
  }),
);
export const rowMain = style([lines, inFeatures({ flex: 1, minWidth: 0 })]);
export const muted = style(inFeatures({ ...typography.meta, color: color.text.muted }));
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    alignItems: 'end',
    gap: space[5],
  }),
);
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const counts = style(inFeatures({ ...typography.meta, display: 'grid', gap: space[2], margin: 0 }));
globalStyle(`${counts} > div`, inFeatures({ display: 'flex', justifyContent: 'space-between', gap: space[5] }));
globalStyle(`${counts} dd`, inFeatures({ margin: 0 }));
globalStyle(`${counts} dt`, inFeatures({ color: color.text.muted }));
