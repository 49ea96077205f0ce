import { inFeatures, media, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[8],
    ...pageBox,
  }),
);
export const view = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] }));
export const month = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
export const days = style(inFeatures({ borderBlockStart: hairline }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    columnGap: vars.space[6],
    alignItems: 'baseline',
    padding: `${vars.space[5]} 0`,
    borderBlockEnd: hairline,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[2] } },
  }),
);
export const when = style(
  inFeatures({ ...typography.body, fontVariantNumeric: 'tabular-nums', color: vars.color.text.secondary }),
);
export const weekday = style(
  inFeatures({ ...typography.meta, marginInlineStart: vars.space[3], color: vars.color.text.muted }),
);
export const what = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { gridColumn: '1 / -1', gridRow: 2 } },
  }),
);
/** Line of title and tag that wraps like a sentence. */
export const titleLine = style(inFeatures({ ...typography.body }));
export const kindTag = style(
  inFeatures({
    marginInlineEnd: vars.space[3],
    // Beside a title of one line and above one of two it would jump from row to row.
    '@media': { [media.belowSm]: { display: 'block' } },
  }),
);
export const meta = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const left = style(
  inFeatures({
    ...typography.meta,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
  }),
);
export const bones = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
