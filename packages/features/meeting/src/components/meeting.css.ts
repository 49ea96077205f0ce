import { inFeatures, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(inFeatures({ ...pageBox, display: 'grid', gap: space[8] }));
/** Files are held over it. */
export const dropping = style(inFeatures({ outline: `2px dashed ${color.accent.default}`, outlineOffset: space[3] }));
/** Parts of a page that are read together. */
export const parts = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }));
export const section = style(inFeatures({ display: 'grid', gap: space[5], maxWidth: 760 }));
/** A section of short fields. */
export const narrow = style([section, inFeatures({ maxWidth: 320 })]);
export const sectionTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const words = style(inFeatures({ ...typography.body, margin: 0, color: color.text.secondary }));
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));
export const row = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[5],
    paddingBlock: space[5],
    borderBlockStart: `1px solid ${color.border.default}`,
  }),
);
export const rowWords = style(inFeatures({ display: 'grid', flex: '1 1 180px', minWidth: 0 }));
export const rowTitle = style(inFeatures({ ...typography.bodyStrong, margin: 0, overflowWrap: 'anywhere' }));
export const rowFacts = style(inFeatures({ ...typography.meta, margin: 0, color: color.text.muted }));
/** A place at which a word was said: when, and the words. */
export const hit = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    margin: 0,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const hitTime = style(
  inFeatures({ ...typography.meta, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] }));
