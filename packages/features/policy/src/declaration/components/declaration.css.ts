import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const form = style(inFeatures(stack(vars.space[6])));
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', minWidth: 0 }),
);
export const list = style(
  inFeatures({ ...typography.body, ...stack(vars.space[2]), paddingInlineStart: vars.space[6], listStyle: 'disc' }),
);
export const shift = style(
  inFeatures({
    ...stack(vars.space[5]),
    padding: `${vars.space[5]} ${vars.space[6]}`,
    border: `1px solid ${vars.color.warning.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.warning.subtle,
  }),
);
export const shiftTitle = style(inFeatures({ ...typography.bodyStrong, color: vars.color.warning.text }));
export const differences = style(inFeatures(stack(vars.space[4])));
export const difference = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    columnGap: vars.space[5],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const differenceName = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary }));
export const before = style(inFeatures({ color: vars.color.text.secondary }));
const hairline = `1px solid ${vars.color.border.default}`;
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const words = style(inFeatures({ ...typography.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
export const comments = style(inFeatures({ borderBlockStart: hairline }));
export const comment = style(
  inFeatures({
    ...stack(vars.space[2]),
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    scrollMarginBlockStart: `calc(${vars.size.topbar} + 76px)`,
  }),
);
export const commentName = style(inFeatures({ ...typography.bodyStrong, flex: 1, minWidth: 0 }));
