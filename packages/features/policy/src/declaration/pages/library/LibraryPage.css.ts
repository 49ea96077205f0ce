import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const parts = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
export const filters = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: vars.space[4],
    alignItems: 'end',
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const show = style(inFeatures({ justifySelf: 'start', maxWidth: '100%' }));
export const list = style(
  inFeatures({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: hairline, minWidth: 0 }),
);
export const stale = style(inFeatures({ opacity: 0.6 }));
export const entry = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    minWidth: 0,
  }),
);
export const line = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    minWidth: 0,
  }),
);
export const name = style(inFeatures({ ...typography.bodyStrong, overflowWrap: 'anywhere', minWidth: 0 }));
export const wide = style(inFeatures({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const muted = style(
  inFeatures({
    ...typography.meta,
    color: vars.color.text.muted,
    margin: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
export const fields = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
