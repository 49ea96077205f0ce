import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0];

export const muted = style(
  inFeatures({ ...typography.meta, ...noGaps, color: vars.color.text.muted, textWrap: 'pretty' }),
);
export const tableBox = style(inFeatures({ containerType: 'inline-size', minWidth: 0 }));
export const table = style(inFeatures({ ...typography.body, inlineSize: '100%', borderCollapse: 'collapse' }));
const cell = inFeatures({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} 0`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
export const headCell = style([
  cell,
  inFeatures({ ...typography.meta, color: vars.color.text.muted, fontWeight: 400, whiteSpace: 'nowrap' }),
]);
export const itemCell = style([cell, inFeatures({ fontWeight: 400, minWidth: 120 })]);
export const partRow = style(inFeatures({ background: vars.color.surface.sunken }));
export const partCell = style([itemCell, inFeatures({ ...typography.bodyStrong, fontWeight: 600 })]);
export const basisCell = style([cell, inFeatures({ ...noGaps, color: vars.color.text.muted })]);
export const pointsCell = style([
  cell,
  inFeatures({
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInline: `${vars.space[5]} 0`,
  }),
]);
export const headPoints = style([headCell, inFeatures({ textAlign: 'end', paddingInline: `${vars.space[5]} 0` })]);
export const strong = style(inFeatures({ fontWeight: 600 }));
/** Column of the basis; in narrow containers it is below the item. */
export const onWide = style(inFeatures({ '@container': { '(width < 640px)': { display: 'none' } } }));
export const onNarrow = style(
  inFeatures({ display: 'none', '@container': { '(width < 640px)': { display: 'block' } } }),
);
/** Select as wide as its longest option, not as its column. */
export const rating = style(inFeatures({ maxWidth: 220 }));
