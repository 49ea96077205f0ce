import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space[6], minWidth: 0 }));
export const foot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4] }));
export const blanks = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    color: color.text.muted,
  }),
);
export const group = style(inFeatures({ display: 'grid', gap: space[2], minWidth: 0 }));
export const groupTitle = style(inFeatures({ ...typography.meta, margin: 0, color: color.text.muted }));
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));
export const option = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[2],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const optionText = style(
  inFeatures({
    ...typography.meta,
    color: color.text.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const preview = style(
  inFeatures({
    ...typography.body,
    margin: 0,
    padding: space[5],
    borderRadius: vars.radius.md,
    background: color.surface.sunken,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
