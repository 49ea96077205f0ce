import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const rules = style(
  inFeatures({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[1],
    marginBlockStart: vars.space[3],
    color: vars.color.text.muted,
    textAutospace: 'no-autospace',
  }),
);
export const rule = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
export const met = style([rule, inFeatures({ color: vars.color.success.text })]);
export const strength = style(
  // A line of its own: beside the rules it would drop below them in narrow columns only.
  inFeatures({ display: 'flex', flexBasis: '100%', alignItems: 'center', gap: vars.space[3] }),
);
export const meter = style(inFeatures({ display: 'inline-flex', gap: '3px' }));
export const cell = style(
  inFeatures({
    width: '14px',
    height: '4px',
    borderRadius: '1px',
    background: vars.color.rule.track,
    selectors: {
      '&[data-filled]': { background: vars.color.rule.fill },
      '[data-level="1"] > * > &[data-filled]': { background: vars.color.warning.default },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-filled]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
