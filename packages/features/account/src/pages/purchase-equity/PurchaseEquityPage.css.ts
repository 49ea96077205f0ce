import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: `calc(100dvh - ${vars.size.topbar} - 10px)`,
    '@media': { [media.belowLg]: { display: 'block', minHeight: 0 } },
  }),
);
export const main = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[7],
    minWidth: 0,
    padding: `${vars.space[7]} 36px ${vars.space[11]}`,
    '@media': { [media.belowMd]: { padding: vars.space[6] } },
  }),
);
export const wide = style(inFeatures({ '@media': { [media.belowMd]: { display: 'none' } } }));
export const narrow = style(
  inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'grid', gap: vars.space[7], minWidth: 0 } } }),
);
export const included = style(
  inFeatures({ ...typography.meta, display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }),
);
export const includedRow = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[6],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const order = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    alignContent: 'start',
    padding: vars.space[8],
    '@media': { [media.belowMd]: { padding: `${vars.space[6]} ${vars.space[6]} 0` } },
  }),
);
export const between = style(
  inFeatures({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[6] }),
);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const rows = style(inFeatures({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const separated = style([
  rows,
  inFeatures({ paddingBlockStart: vars.space[6], borderBlockStart: `1px solid ${vars.color.border.default}` }),
]);
export const money = style(
  inFeatures({ fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace', whiteSpace: 'nowrap' }),
);
export const payable = style([money, inFeatures({ ...typography.displaySm, color: vars.color.text.default })]);
export const stale = style(inFeatures({ color: vars.color.text.muted }));
export const submitBar = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    '@media': {
      [media.belowMd]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.layer.sticky,
        marginInline: `calc(-1 * ${vars.space[6]})`,
        padding: vars.space[6],
        borderBlockStart: `1px solid ${vars.color.border.default}`,
        background: vars.color.surface.default,
      },
    },
  }),
);
export const barPrice = style([
  between,
  inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'flex' } } }),
]);
export const buttons = style(inFeatures({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space[4] }));
export const centred = style(inFeatures({ ...typography.caption, color: vars.color.text.muted, textAlign: 'center' }));
