import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
export const who = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6] }));
export const whoWords = style(
  inFeatures({ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' }),
);
export const muted = style(
  inFeatures({
    ...typography.meta,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: `${vars.space[9]} 48px`,
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inFeatures({ display: 'grid', gap: vars.space[9], minWidth: 0 }));
export const section = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[5]}`,
  }),
);
export const headWords = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[5]}`, minWidth: 0 }),
);
export const links = style(inFeatures({ ...typography.meta, display: 'flex', gap: vars.space[6] }));
export const allUses = style([links, inFeatures({ paddingBlockStart: vars.space[4] })]);
export const list = style(
  inFeatures({ marginBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.border.default}` }),
);
export const row = style(
  inFeatures({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: 44,
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const rowIcon = style(inFeatures({ display: 'flex', flexShrink: 0, color: vars.color.text.muted }));
export const rowWords = style(inFeatures({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const workWords = style([
  rowWords,
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[5]}` }),
]);
export const rowSide = style([muted, inFeatures({ flexShrink: 0, whiteSpace: 'nowrap' })]);
/** Column of its own, so that the numbers before it align. */
export const rowAction = style(inFeatures({ flexShrink: 0, minWidth: 40, textAlign: 'end' }));
export const dot = style(
  inFeatures({
    flexShrink: 0,
    width: 6,
    height: 6,
    borderRadius: vars.radius.full,
    selectors: { '&[data-unread]': { background: vars.color.accent.default } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-unread]': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
export const readWords = style([rowWords, inFeatures({ color: vars.color.text.muted })]);
export const card = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[6],
    padding: vars.space[7],
    borderRadius: vars.radius.lg,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const meters = style(
  inFeatures({
    display: 'grid',
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
  }),
);
export const unlimited = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[5],
    minHeight: 30,
    alignItems: 'center',
    color: vars.color.text.secondary,
  }),
);
export const trialDates = style(
  inFeatures({
    ...typography.caption,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
