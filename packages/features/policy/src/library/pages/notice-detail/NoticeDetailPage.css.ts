import { bandPadding, inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const page = style(inFeatures({ minWidth: 0 }));
export const actions = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
export const moved = style(
  inFeatures({
    paddingBlockStart: vars.space[5],
    paddingInline: bandPadding,
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    maxWidth: vars.size.content.max,
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: `${vars.space[8]} 36px`,
    padding: `${vars.space[7]} ${vars.size.page.gutter} ${vars.size.page.bottom}`,
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const main = style(inFeatures(stack('0')));
export const side = style(
  inFeatures({
    ...stack('0'),
    '@media': { [media.lg]: { paddingInlineStart: vars.space[8], borderInlineStart: hairline } },
  }),
);
export const days = style(inFeatures({ borderBlockStart: hairline }));
export const dayRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space[6],
    paddingBlock: vars.space[4],
    // Below the last stands the line of the next part.
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[1] } },
  }),
);
export const dayName = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary }));
export const dayWords = style(
  inFeatures({
    ...typography.bodyStrong,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowSm]: { gridColumn: 1, gridRow: 2 } },
  }),
);
/** Former day beside the present one, clearly less prominent. */
export const was = style(
  inFeatures({
    ...typography.meta,
    fontWeight: 400,
    marginInlineStart: vars.space[4],
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
  }),
);
export const left = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, whiteSpace: 'nowrap' }));
export const list = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[3],
    paddingInlineStart: vars.space[7],
    listStyle: 'decimal',
    textWrap: 'pretty',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const itemName = style(inFeatures({ color: vars.color.text.secondary }));
export const change = style(inFeatures({ ...stack(vars.space[1]), justifyItems: 'start' }));
export const fitLine = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
