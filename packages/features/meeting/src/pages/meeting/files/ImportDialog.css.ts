import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space[5] }));
export const preview = style(inFeatures({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 }));
export const previewRow = style(
  inFeatures({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', overflowWrap: 'anywhere' }),
);
export const previewTime = style(
  inFeatures({ ...typography.caption, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
