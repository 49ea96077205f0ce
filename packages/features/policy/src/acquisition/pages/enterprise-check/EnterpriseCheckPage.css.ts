import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const between = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
} as const;

export const part = style(inFeatures({ display: 'grid', gap: vars.space[3], minWidth: 0 }));
export const regionCell = style(inFeatures({ maxWidth: 320 }));
export const conditionRows = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
/** Row of a condition; on phones the fields are below each other, with the remove button beside the first. */
export const conditionRow = style(
  inFeatures({
    display: 'flex',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': {
      [media.belowMd]: { flexWrap: 'wrap', paddingBlockEnd: vars.space[5], borderBlockEnd: hairline },
    },
  }),
);
export const fieldCell = style(
  inFeatures({ width: 320, minWidth: 0, '@media': { [media.belowMd]: { flex: '1 1 0', width: 'auto' } } }),
);
/** Style of what a field is compared with: below the field on phones. */
const below = { '@media': { [media.belowMd]: { order: 1, flex: '1 1 100%', width: '100%' } } };
export const operatorCell = style(inFeatures({ width: 128, minWidth: 0, ...below }));
export const valueCell = style(inFeatures({ width: 320, minWidth: 0, ...below }));
export const chosenTags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const findBar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[6]}` }),
);
export const runRow = style(inFeatures({ ...between, paddingBlock: vars.space[3], borderBlockEnd: hairline }));
export const resultHead = style(inFeatures(between));
export const pickBar = style(inFeatures({ ...between, paddingBlockEnd: vars.space[4] }));
export const pickEnd = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] }),
);
export const foundRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
  }),
);
export const foundWords = style(inFeatures({ display: 'grid', gap: vars.space[2], minWidth: 0 }));
/** Lines of conditions, side by side where they fit. */
export const foundLines = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] }));
export const foundLine = style(
  inFeatures({ ...typography.meta, color: vars.color.text.secondary, textWrap: 'pretty' }),
);
const word = style(inFeatures({ fontWeight: 600, marginInlineEnd: vars.space[3] }));
export const verdictWord = styleVariants(
  {
    met: vars.color.success.text,
    unmet: vars.color.danger.text,
    unknown: vars.color.warning.text,
    manual: vars.color.text.muted,
  },
  (color) => [word, inFeatures({ color })],
);
