import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    columnGap: vars.space[11],
    rowGap: vars.space[8],
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inFeatures({ minWidth: 0 }));
export const actions = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
/** The next step and the menu of the others, never on lines of their own. */
export const together = style(inFeatures({ display: 'inline-flex', gap: vars.space[4] }));
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', minWidth: 0 }),
);
export const words = style(inFeatures({ ...typography.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
export const rows = style(inFeatures({ borderBlockStart: hairline }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
  }),
);
export const cell = style(inFeatures(stack(vars.space[1])));
export const sum = style(
  inFeatures({
    ...typography.bodyStrong,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
export const form = style(inFeatures(stack(vars.space[6])));
/** Events, newest first, on a line down the page. */
export const events = style(
  inFeatures({
    ...stack(vars.space[6]),
    borderInlineStart: `2px solid ${vars.color.rule.track}`,
    paddingInlineStart: vars.space[6],
  }),
);
export const event = style(inFeatures(stack(vars.space[2])));
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const bones = style(inFeatures(stack(vars.space[7])));
