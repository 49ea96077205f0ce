import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const part = style(inFeatures(stack(vars.space[5])));
export const rows = style(inFeatures({ borderBlockStart: hairline }));
/** Class of a list of rows inside a box: its first row has no space above, because the box has its own. */
export const boxRows = style({});
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[6],
    alignItems: 'start',
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
    selectors: { [`${boxRows} > :first-child > &`]: { paddingBlockStart: 0 } },
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] } },
  }),
);
export const words = style(inFeatures({ ...stack(vars.space[2]), justifyItems: 'start' }));
export const tags = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const firm = style(inFeatures({ ...typography.bodyStrong }));
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty' }));
export const when = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    justifyItems: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.belowSm]: { display: 'flex', gap: vars.space[4] } },
  }),
);
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const watchForm = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 420px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: vars.space[4],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const listSearch = style(inFeatures({ maxWidth: 420 }));
export const pages = style(inFeatures({ paddingBlockStart: vars.space[5] }));
export const steps = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[2],
    paddingInlineStart: vars.space[7],
    listStyle: 'decimal',
  }),
);
export const box = style(
  inFeatures({
    ...stack(vars.space[4]),
    padding: vars.space[6],
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
  }),
);
export const shares = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[6]} ${vars.space[9]}`,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const bones = style(inFeatures(stack(vars.space[6])));
