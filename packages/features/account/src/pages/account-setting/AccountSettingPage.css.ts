import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Column of readable width beside the navigation. */
export const page = style(inFeatures({ display: 'grid', gap: vars.space[9], maxWidth: 760, minWidth: 0 }));
export const section = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    minWidth: 0,
    // Below the top bar when an address leads here.
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[6]})`,
  }),
);
export const sectionHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
  }),
);
export const about = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const list = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[6],
    minHeight: 56,
    paddingBlock: vars.space[5],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
/** Sentences beside a button, which is below them on phones. */
export const explainedRow = style([
  row,
  inFeatures({
    '@media': {
      [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: vars.space[4] },
    },
  }),
]);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(
  inFeatures({ ...typography.body, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
export const meta = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
export const nameForm = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) auto',
    alignItems: 'start',
    justifyContent: 'start',
    gap: vars.space[5],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
/** Content in line with a field, below the line of its label. */
export const besideField = style(inFeatures({ paddingBlockStart: `calc(22px + ${vars.space[3]})` }));
export const points = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[3],
    paddingInlineStart: '1.2em',
    listStyle: 'disc',
  }),
);
export const dialogForm = style(inFeatures({ display: 'grid', gap: vars.space[7], paddingBlockEnd: vars.space[2] }));
export const phoneLine = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
