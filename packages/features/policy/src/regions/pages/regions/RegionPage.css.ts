import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const grid = (gap: string) => ({ display: 'grid', gap, minWidth: 0 }) as const;

export const chrome = style(inFeatures(grid(vars.space[2])));
export const heading = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '396px minmax(0, 1fr)',
    gap: vars.space[10],
    alignItems: 'start',
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
  }),
);
export const column = style(inFeatures(grid(vars.space[8])));
export const stack = style(inFeatures(grid(vars.space[6])));
export const meta = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, minWidth: 0 }));
export const rows = style(inFeatures({ borderBlockStart: hairline, margin: 0, padding: 0, listStyle: 'none' }));

export const differenceRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    alignItems: 'baseline',
    padding: `${vars.space[5]} 0`,
    borderBlockEnd: hairline,
  }),
);
export const differenceValues = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}`, gridColumn: '1 / -1' }),
);
export const differenceValue = style(
  inFeatures({ ...typography.meta, display: 'inline-flex', gap: vars.space[3], color: vars.color.text.secondary }),
);

export const picker = style(inFeatures({ maxWidth: 360 }));
export const rankPlace = style(
  inFeatures({ ...typography.meta, fontVariantNumeric: 'tabular-nums', color: vars.color.text.muted }),
);
export const rankFacts = style(
  inFeatures({
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space[3],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowLg]: { gridColumn: 2 } },
  }),
);
export const barTrack = style(
  inFeatures({
    position: 'relative',
    height: 12,
    '@media': { [media.belowLg]: { gridColumn: 2 } },
  }),
);
export const bar = style(
  inFeatures({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.xs,
    background: vars.color.accent.default,
  }),
);
export const pair = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: vars.space[10],
    alignItems: 'start',
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
  }),
);
export const countRow = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: '32px 176px minmax(0, 1fr) 88px',
    columnGap: vars.space[5],
    alignItems: 'center',
    padding: `${vars.space[4]} 0`,
    borderBlockEnd: hairline,
    // The name stands above its bar.
    '@media': { [media.belowLg]: { gridTemplateColumns: '32px minmax(0, 1fr) 88px', rowGap: vars.space[2] } },
  }),
);
export const entryFacts = style(
  inFeatures({ ...grid(vars.space[1]), padding: `${vars.space[2]} 0`, whiteSpace: 'normal' }),
);
export const entryItem = styleVariants({
  list: inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  one: inFeatures({ color: vars.color.text.secondary }),
  amount: inFeatures({ marginInlineStart: vars.space[3] }),
});
