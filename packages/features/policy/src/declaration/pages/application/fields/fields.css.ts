import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const proposals = style(inFeatures(stack(vars.space[0])));
/** Proposal beside the field, less prominent than its value: a line at its left, not a box. */
export const proposal = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    borderInlineStart: `2px solid ${vars.color.accent.border}`,
    color: vars.color.text.muted,
    selectors: { '&[data-taken]': { borderInlineStartColor: vars.color.border.default } },
  }),
);
globalStyle(`${proposal} > span:first-child`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  flex: '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${proposal} strong`, { color: vars.color.text.default, fontWeight: 600 });
globalStyle(`${proposal} [data-same]`, { alignItems: 'center', columnGap: vars.space[2] });
/** Words of a file or a document, in its typeface. */
export const original = style(
  inFeatures({ fontFamily: vars.font.document, color: vars.color.text.secondary, quotes: 'none', minWidth: 0 }),
);
export const differs = style(inFeatures({ ...typography.meta, color: vars.color.warning.text }));
export const addAll = style(inFeatures({ paddingBlockStart: vars.space[2] }));
export const list = style(inFeatures({ ...stack(vars.space[4]), border: 0, padding: 0, margin: 0 }));
export const listHead = style(
  inFeatures({
    ...typography.bodyStrong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: 0,
  }),
);
export const rowBox = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    alignItems: 'start',
    margin: 0,
    padding: `${vars.space[4]} 0`,
    border: 0,
    borderBlockStart: hairline,
  }),
);
export const rowHead = style(
  inFeatures({ ...typography.meta, float: 'left', color: vars.color.text.muted, padding: 0 }),
);
export const cells = style(
  inFeatures({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${vars.space[5]} ${vars.space[5]}`,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const wrong = style(inFeatures({ ...typography.meta, color: vars.color.danger.text }));
export const reckoning = style(
  inFeatures({
    ...stack(vars.space[3]),
    ...typography.body,
    paddingBlock: vars.space[6],
    borderBlock: hairline,
    overflowWrap: 'anywhere',
  }),
);
export const reckoned = style(inFeatures({ ...typography.titleSm, fontVariantNumeric: 'tabular-nums' }));
