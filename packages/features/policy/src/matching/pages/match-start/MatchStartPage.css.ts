import { inFeatures, media, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[9],
    ...pageBox,
  }),
);
export const firm = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    border: hairline,
    borderRadius: vars.radius.lg,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const half = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[5],
    padding: `${vars.space[7]} ${vars.space[8]}`,
    minWidth: 0,
    selectors: { '& + &': { borderInlineStart: hairline } },
    '@media': {
      [media.belowMd]: {
        padding: vars.space[6],
        selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
      },
    },
  }),
);
export const name = style(inFeatures({ ...typography.titleMd, overflowWrap: 'anywhere' }));
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const facts = style(
  inFeatures({ ...typography.body, display: 'grid', gap: vars.space[2], color: vars.color.text.secondary }),
);
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const section = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }),
);
export const list = style(inFeatures({ borderBlockEnd: hairline }));
export const bones = style(inFeatures({ display: 'grid', gap: vars.space[7] }));
