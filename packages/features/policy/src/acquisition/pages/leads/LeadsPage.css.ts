import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const between = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
} as const;

export const listBar = style(inFeatures(between));
export const listCell = style(
  inFeatures({ width: 320, maxWidth: '100%', '@media': { [media.belowSm]: { width: '100%' } } }),
);
export const listActions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
/**
 * Row with firm, stage, note and remove button; on phones they are below each other, with the button beside the firm.
 */
export const leadRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 136px minmax(0, 360px) auto',
    gap: vars.space[5],
    alignItems: 'start',
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[4] } },
  }),
);
export const leadFirm = style(inFeatures({ minWidth: 0 }));
export const leadStage = style(inFeatures({ '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridRow: 2 } } }));
export const leadNote = style(
  inFeatures({ minWidth: 0, '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridRow: 3 } } }),
);
export const logRow = style(inFeatures({ ...between, paddingBlock: vars.space[4], borderBlockEnd: hairline }));
