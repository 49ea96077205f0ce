import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style(inFeatures({ display: 'grid', gap: space[6], alignContent: 'start' }));
export const entry = style(
  inFeatures({ position: 'relative', display: 'grid', gap: space[4], minWidth: 0, margin: 0, padding: 0, border: 0 }),
);
export const entryHead = style(
  inFeatures({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const entryName = style(inFeatures({ ...typography.meta }));
export const entryActions = style(
  inFeatures({ position: 'absolute', insetInlineEnd: 0, top: -4, display: 'flex', gap: space[1] }),
);
export const slot = style(inFeatures({ display: 'grid', gap: space[2], minWidth: 0 }));
export const slotMeter = style(
  inFeatures({
    ...typography.caption,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[4],
    minHeight: 20,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: color.warning.text } },
  }),
);
export const source = style(inFeatures({ display: 'grid', gap: space[4], width: 'min(320px, 80vw)' }));
export const quote = style(
  inFeatures({
    ...typography.body,
    margin: 0,
    paddingInlineStart: space[5],
    borderInlineStart: `3px solid ${color.accent.default}`,
  }),
);
export const meta = style(inFeatures({ ...typography.meta, margin: 0, color: color.text.secondary }));
export const grid = style(inFeatures({ overflowX: 'auto' }));
export const table = style(inFeatures({ borderCollapse: 'collapse', width: '100%' }));
export const cell = style(
  inFeatures({ padding: 2, minWidth: 68, verticalAlign: 'top', selectors: { '&[data-long]': { minWidth: 128 } } }),
);
export const cellEnd = style(inFeatures({ padding: 2, width: 32 }));
export const rowOf = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const marks = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }));
export const comments = style(inFeatures({ display: 'grid', gap: space[5], listStyle: 'none', margin: 0, padding: 0 }));
export const comment = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: space[3],
    paddingInlineStart: space[5],
    borderInlineStart: `3px solid ${color.accent.default}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    selectors: { '&[data-done]': { borderInlineStartColor: color.border.default, color: color.text.muted } },
  }),
);
