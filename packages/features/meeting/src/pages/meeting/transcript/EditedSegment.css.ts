import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const lead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const time = style(
  inFeatures({ ...typography.caption, color: color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const buttons = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' }),
);
export const words = style(
  inFeatures({
    width: '100%',
    marginBlock: space[4],
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.default,
    color: color.text.default,
    fontFamily: 'inherit',
    fontSize: '15px',
    lineHeight: '26px',
    resize: 'none',
    fieldSizing: 'content',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 } },
  } as Parameters<typeof inFeatures>[0]),
);
export const help = style(inFeatures({ ...typography.caption, margin: 0, color: color.text.muted }));
