import { inFeatures, media, pageBox, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const hairline = `1px solid ${color.border.default}`;

export const plainPage = style(inFeatures({ ...pageBox }));
export const bar = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: 60,
    paddingInline: space[8],
    borderBlockEnd: hairline,
    background: color.surface.default,
    '@media': { [media.belowMd]: { minHeight: 52, paddingInline: space[5] } },
  }),
);
export const barTitle = style(
  inFeatures({
    ...typography.titleMd,
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const barFacts = style(
  inFeatures({
    ...typography.meta,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: color.text.muted,
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const barEnd = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: space[4], marginInlineStart: 'auto' }),
);
export const wideOnly = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const strip = style(inFeatures({ padding: `${space[4]} ${space[6]} 0` }));
/** Bar above work that scrolls by itself. */
export const workspace = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: sheetHeight,
    '@media': { [media.belowMd]: { height: 'auto' } },
  }),
);
