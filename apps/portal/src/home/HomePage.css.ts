import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inFeatures({
    maxWidth: vars.size.content.max,
    marginInline: 'auto',
    padding: '24px 36px 36px',
    '@media': { [media.belowMd]: { padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[8]}` } },
  }),
);
export const date = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[4]}`,
    marginBlockStart: vars.space[1],
    textAutospace: 'no-autospace',
  }),
);
export const ask = style(inFeatures({ marginBlock: '18px 26px' }));
