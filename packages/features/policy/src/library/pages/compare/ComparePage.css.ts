import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0 }) as const;
const pair = (column: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `${column} ${column}`,
    columnGap: vars.space[9],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[5] } },
  }) as const;
const half = 'minmax(0, 1fr)';

export const result = style(inFeatures(stack(vars.space[9])));
export const block = style(inFeatures(stack(vars.space[5])));
export const notes = style(inFeatures(stack(vars.space[4])));
export const meta = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, minWidth: 0 }));
export const countsLine = style(inFeatures({ ...typography.body, fontVariantNumeric: 'tabular-nums' }));

export const sides = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `${half} auto ${half}`,
    alignItems: 'center',
    gap: vars.space[5],
    '@media': { [media.belowMd]: { gridTemplateColumns: half, justifyItems: 'center' } },
  }),
);
export const side = style(
  inFeatures({
    ...stack(vars.space[3]),
    alignContent: 'start',
    width: '100%',
    alignSelf: 'stretch',
    padding: vars.space[6],
    border: hairline,
    borderRadius: vars.radius.md,
  }),
);
export const sideHead = style(
  inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }),
);
export const sideTags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));

export const picker = style(inFeatures(stack(vars.space[5])));
export const pickGroup = style(inFeatures(stack(vars.space[3])));
export const pickList = style(inFeatures({ ...stack(vars.space[2]), justifyItems: 'start' }));

export const points = style(inFeatures({ borderBlockStart: hairline }));
export const pointRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) 168px',
    columnGap: vars.space[6],
    alignItems: 'baseline',
    justifyItems: 'start',
    padding: `${vars.space[5]} 0`,
    borderBlockEnd: hairline,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space[3] } },
  }),
);
export const sayings = style(
  inFeatures({
    ...pair(half),
    width: '100%',
    '@media': {
      [media.belowMd]: { gridTemplateColumns: half, rowGap: vars.space[3], gridColumn: '1 / -1', gridRow: 2 },
    },
  }),
);
export const saying = style(inFeatures({ ...typography.body, overflowWrap: 'anywhere' }));
const mark = { fontWeight: 600, textDecorationThickness: '1px', textUnderlineOffset: '4px' } as const;
export const figure = styleVariants({
  ins: inFeatures({ ...mark, color: vars.color.success.text, textDecorationLine: 'underline' }),
  del: inFeatures({ ...mark, color: vars.color.danger.text, textDecorationLine: 'line-through' }),
});
export const where = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    justifySelf: 'end',
    textAlign: 'end',
    color: vars.color.text.muted,
  }),
);

export const impactSides = style(inFeatures(pair(half)));
export const impactSide = style(inFeatures({ ...stack(vars.space[4]), alignContent: 'start' }));
export const impactItem = style(inFeatures(stack(vars.space[2])));
export const impactHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[3] }),
);

export const rows = style(inFeatures({ borderBlockStart: hairline }));
export const pathLine = style(
  inFeatures({ ...typography.meta, color: vars.color.text.secondary, paddingBlockStart: vars.space[6] }),
);
export const row = style(
  inFeatures({
    ...pair(half),
    padding: `${vars.space[6]} 0`,
    borderBlockEnd: hairline,
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[8]})`,
  }),
);
export const rowHead = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    gridColumn: '1 / -1',
    paddingBlockEnd: vars.space[3],
  }),
);
export const cell = style(inFeatures({ minWidth: 0 }));
export const absent = style(inFeatures({ ...typography.meta, alignSelf: 'start', color: vars.color.text.muted }));
export const cellHead = style(inFeatures({ ...typography.meta, paddingBlockEnd: vars.space[2] }));
