import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const pane = style(inFeatures({ display: 'grid', gap: vars.space[7], alignContent: 'start' }));
export const count = style(inFeatures({ display: 'grid', gap: vars.space[2] }));
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const figureLine = style(
  inFeatures({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], color: vars.color.text.secondary }),
);
export const figure = style(
  inFeatures({
    fontSize: '56px',
    lineHeight: '60px',
    fontWeight: 500,
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const gain = style(inFeatures({ marginInlineStart: 'auto', alignSelf: 'center' }));
export const groups = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
export const sectionHead = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingBlockEnd: vars.space[4],
    borderBlockEnd: hairline,
  }),
);
export const nearest = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
    minWidth: 0,
  }),
);
export const nearestFoot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[5],
    minWidth: 0,
  }),
);
export const nearestTitle = style(
  inFeatures({
    ...typography.docSm,
    fontSize: '15px',
    lineHeight: '23px',
    fontFamily: vars.font.document,
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
export const nearestAmount = style(
  inFeatures({
    ...typography.meta,
    flexShrink: 0,
    maxWidth: 120,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
export const outlook = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary, textWrap: 'pretty' }));
