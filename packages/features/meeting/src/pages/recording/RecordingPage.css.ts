import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space[7], maxWidth: 560, justifyItems: 'start' }));
export const wide = style(inFeatures({ display: 'grid', gap: space[4], width: '100%' }));

/** Meter of twenty cells that fill with the loudness. */
export const meter = style(inFeatures({ width: '100%', height: 12, display: 'block' }));
export const meterOff = style(inFeatures({ fill: color.rule.track }));
export const meterOn = style(
  inFeatures({ fill: color.accent.default, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);

export const running = style(
  inFeatures({
    display: 'grid',
    gap: space[6],
    maxWidth: 760,
    padding: space[8],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.default,
    '@media': { [media.belowSm]: { padding: space[6] } },
  }),
);
export const runningHead = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0, ...typography.meta }),
);
export const dot = style(
  inFeatures({
    width: 10,
    height: 10,
    flexShrink: 0,
    borderRadius: vars.radius.full,
    background: color.rule.muted,
    selectors: { '&[data-on]': { background: color.danger.default } },
  }),
);
export const runningName = style(
  inFeatures({
    ...typography.titleMd,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);
export const time = style(inFeatures({ ...typography.figureLg, fontVariantNumeric: 'tabular-nums' }));
export const wave = style(inFeatures({ width: '100%', height: 72, display: 'block' }));
export const waveLine = style(
  inFeatures({
    stroke: color.accent.default,
    strokeWidth: 2,
    strokeLinecap: 'round',
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    selectors: { '&[data-off]': { stroke: color.rule.muted } },
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const saved = style(inFeatures({ ...typography.bodyStrong, margin: 0, fontVariantNumeric: 'tabular-nums' }));
