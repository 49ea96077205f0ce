import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space[6] }));
export const pair = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const part = style(
  inFeatures({
    display: 'grid',
    gap: space[4],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.border.default}`,
  }),
);
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: space[5],
    alignItems: 'start',
  }),
);
export const row = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const hint = style(inFeatures({ ...typography.meta, margin: 0, color: color.text.secondary }));
export const swatch = style(
  inFeatures({
    display: 'block',
    width: 18,
    height: 18,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.sm,
  }),
);
