import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[5],
    paddingBlock: vars.space[6],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const icon = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    // As high as the title beside it, which is a link for a finger on a phone.
    height: '1lh',
    '@media': { [media.belowMd]: { height: vars.size.control.touch } },
    color: vars.color.text.muted,
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[2], minWidth: 0, overflowWrap: 'anywhere' }));
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[5]}` }),
);
export const title = style(inFeatures({ ...typography.body, fontWeight: 500 }));
export const headline = style(inFeatures({ ...typography.body, color: vars.color.text.secondary }));
export const meta = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
