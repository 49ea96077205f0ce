import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const heading = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] }));
export const said = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);
export const time = style(
  inFeatures({ ...typography.meta, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
/** What may still change. */
export const partial = style(inFeatures({ color: color.text.muted }));
