import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Region that takes the focus when its last row was removed. */
export const bare = style(inFeatures({ outline: 'none' }));
export const types = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minWidth: 0, margin: 0, padding: 0, border: 0 }),
);
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    paddingBlock: vars.space[5],
    paddingInlineStart: vars.space[7],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
/** Mark of an unread message, in the margin of the row. */
export const dot = style(
  inFeatures({
    position: 'absolute',
    insetInlineStart: -17,
    insetBlockStart: 'calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: vars.radius.full,
    background: vars.color.accent.default,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[5] }),
);
export const title = style(
  inFeatures({
    ...typography.body,
    position: 'relative',
    overflowWrap: 'anywhere',
    selectors: { '[data-unread] &': { fontWeight: 600 } },
  }),
);
export const when = style(
  inFeatures({
    ...typography.meta,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
    whiteSpace: 'nowrap',
  }),
);
export const body = style(
  inFeatures({
    ...typography.body,
    gridColumn: '1 / -1',
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
/** Links of a message about several things. */
export const items = style(
  inFeatures({
    ...typography.body,
    gridColumn: '1 / -1',
    display: 'grid',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
  }),
);
export const reason = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
/** Buttons in line with the title, and last in the tab order. */
export const actions = style(inFeatures({ gridArea: '1 / 2', display: 'flex', gap: vars.space[1] }));
