import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
/** Quiet button at the start of the footer, apart from those at its end; its words begin where the text above does. */
export const start = style(inFeatures({ marginInlineStart: -14, marginInlineEnd: 'auto' }));
export const adviser = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[5],
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const phone = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.text.default,
    // A number is one word: no gap before its 转, no hyphens as wide as figures.
    textAutospace: 'no-autospace',
  } as Parameters<typeof inFeatures>[0]),
);
