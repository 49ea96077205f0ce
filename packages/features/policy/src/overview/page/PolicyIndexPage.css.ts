import { inFeatures, media, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: 28,
    ...pageBox,
    // Without an account there is no sheet around it.
    background: vars.color.surface.default,
  }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', textAutospace: 'no-autospace' }),
);
export const firm = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[8],
    padding: `${vars.space[7]} ${vars.space[8]}`,
    border: hairline,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], padding: vars.space[6] },
    },
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const sentences = style(inFeatures({ ...typography.body, display: 'grid', gap: vars.space[4] }));
export const counts = style(
  // In one line, three groups or five.
  inFeatures({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(60px, 1fr)', gap: vars.space[4] }),
);
export const count = style(
  inFeatures({ display: 'grid', justifyItems: 'center', gap: vars.space[1], paddingInline: vars.space[3] }),
);
export const figure = style(inFeatures({ ...typography.titleLg, fontVariantNumeric: 'tabular-nums' }));
export const tiles = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: vars.space[4],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const tile = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[5],
    border: hairline,
    borderRadius: vars.radius.lg,
  }),
);
