import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const grid = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: space[5],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
export const card = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[3],
    padding: space[5],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    minWidth: 0,
  }),
);
export const cardText = style(
  inFeatures({ ...typography.meta, color: color.text.muted, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
