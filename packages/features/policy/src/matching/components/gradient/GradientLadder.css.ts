import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const ladder = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: vars.space[4] }),
);
export const box = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[2],
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[5],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    color: vars.color.text.default,
    font: 'inherit',
    textAlign: 'start',
    background: vars.color.surface.default,
  }),
);
export const choice = style(
  inFeatures({
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-pressed=true]': { borderColor: vars.color.accent.default, background: vars.color.surface.selected },
      '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const rungTitle = style(inFeatures({ ...typography.bodyStrong, color: vars.color.text.default }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const muted = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty', textAutospace: 'no-autospace' }),
);
