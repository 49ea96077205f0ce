import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const head = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: space[4], paddingBlockEnd: space[4] }),
);
export const title = style(inFeatures({ ...typography.titleSm, flex: 1, margin: 0 }));
export const count = style(inFeatures({ ...typography.meta, color: color.text.muted }));
export const filters = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    margin: 0,
    padding: 0,
    border: 'none',
    paddingBlockEnd: space[5],
  }),
);
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: hairline }));
export const item = style(inFeatures({ paddingBlock: space[5], borderBlockEnd: hairline, minWidth: 0 }));
export const only = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    margin: 0,
    paddingBlockStart: space[5],
    color: color.text.muted,
  }),
);
export const waiting = style(inFeatures({ ...typography.meta, margin: 0, color: color.text.muted }));
export const sheetHead = style(inFeatures({ display: 'flex' }));
export const sheetFoot = style(
  inFeatures({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[4], width: '100%' }),
);
