import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[9],
    width: '100%',
    maxWidth: 1080,
    marginInline: 'auto',
    minWidth: 0,
    padding: `${vars.space[7]} 36px ${vars.space[11]}`,
    '@media': { [media.belowMd]: { padding: vars.space[6] } },
  }),
);
export const part = style(inFeatures({ display: 'grid', gap: vars.space[6], minWidth: 0 }));
export const tools = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[5], minWidth: 0 }),
);
