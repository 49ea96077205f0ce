import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const inset = { paddingInline: '36px', '@media': { [media.belowMd]: { paddingInline: space[5] } } } as const;

export const tools = style(
  inFeatures({
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    paddingBlockEnd: space[5],
    borderBlockEnd: `1px solid ${color.border.default}`,
  }),
);
export const toolsEnd = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' }),
);
