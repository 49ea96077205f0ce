import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const minutes = style(inFeatures({ ...column, gap: space[8] }));
export const part = style(inFeatures({ ...column, gap: space[5] }));
export const labels = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const heading = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const lines = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));
export const line = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.border.default}`,
    overflowWrap: 'anywhere',
  }),
);
/** Below the words of a 待办, which begin after its box. */
export const terms = style(inFeatures({ paddingInlineStart: 24 }));
/** Words of a 待办 that was ticked off. */
export const done = style(inFeatures({ color: color.text.muted }));
/** Title of a chapter, and at the end how long it is. */
export const chapter = style([line, inFeatures({ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[5] })]);
/** Time, words and button of a sentence. */
export const sentence = style([
  line,
  inFeatures({ gridTemplateColumns: '56px minmax(0, 1fr) auto', alignItems: 'baseline', gap: space[5] }),
]);
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${space[5]}`,
    border: 0,
    borderBlockEnd: `1px solid ${color.border.default}`,
  }),
);
export const fieldRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }));
export const twoFields = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: space[5] }),
);
