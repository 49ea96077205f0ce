import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const page = style(inFeatures({ minWidth: 0 }));
export const body = style(
  inFeatures({
    ...stack(vars.space[8]),
    maxWidth: vars.size.content.max,
    padding: `${vars.space[7]} ${vars.size.page.gutter} ${vars.size.page.bottom}`,
  }),
);
export const actions = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    columnGap: vars.space[11],
    rowGap: vars.space[8],
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inFeatures({ minWidth: 0 }));
export const numbered = style(
  inFeatures({
    ...typography.body,
    ...stack(vars.space[3]),
    paddingInlineStart: vars.space[6],
    listStyle: 'decimal',
  }),
);
/** 流程: steps on a line down the page; finished ones are dimmed. */
export const steps = style(
  inFeatures({
    ...stack(vars.space[6]),
    borderInlineStart: `2px solid ${vars.color.rule.track}`,
    paddingInlineStart: vars.space[6],
  }),
);
export const step = style(inFeatures(stack(vars.space[1])));
export const rows = style(inFeatures({ borderBlockStart: hairline }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
  }),
);
export const bones = style(
  inFeatures({ ...stack(vars.space[7]), padding: `${vars.space[8]} ${vars.size.page.gutter}` }),
);
