import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const figure = style(inComponents({ minWidth: 0 }));
export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[3],
  }),
);
export const muted = style(inComponents({ ...typography.meta, color: vars.color.text.muted }));
export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    minWidth: 0,
    minHeight: vars.size.control.sm,
  }),
);
export const empty = style(
  inComponents({
    ...typography.meta,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.text.muted,
    border: `1px dashed ${vars.color.border.strong}`,
    borderRadius: vars.radius.lg,
  }),
);
export const note = style(
  inComponents({ ...typography.caption, marginBlockStart: vars.space[4], color: vars.color.text.muted }),
);
export const tableBox = style(inComponents({ maxHeight: 360 }));
export const table = style(inComponents({ ...typography.meta, ...noGaps, width: '100%' }));
export const headCell = style(
  inComponents({
    ...typography.caption,
    position: 'sticky',
    insetBlockStart: 0,
    padding: `${vars.space[4]} 0 ${vars.space[4]} ${vars.space[5]}`,
    background: vars.color.surface.default,
    boxShadow: `inset 0 -1px 0 ${vars.color.border.strong}`,
    color: vars.color.text.muted,
    textAlign: 'end',
    selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  }),
);
export const cell = style(
  inComponents({
    padding: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[5]}`,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  }),
);
