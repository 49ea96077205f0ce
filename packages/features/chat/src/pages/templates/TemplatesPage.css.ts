import { inFeatures, layers, media, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
    position: 'relative',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: { '&:hover': { background: color.surface.hover } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
// The whole card is the button, its name what it is called.
globalStyle(`${card} > button`, {
  '@layer': { [layers.features]: { minHeight: 0, padding: 0, background: 'none', color: color.text.default } },
});
globalStyle(`${card} > button::after`, {
  '@layer': { [layers.features]: { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
export const cardText = style(
  inFeatures({ ...typography.meta, color: color.text.muted, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
