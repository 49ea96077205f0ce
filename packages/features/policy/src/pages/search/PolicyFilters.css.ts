import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const facetGroup = style(inFeatures({ paddingBlockEnd: 14 }));
export const facetTitle = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 28,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: vars.radius.sm,
    outline: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
    },
    '@media': { [media.belowMd]: { minHeight: vars.size.control.touch } },
  }),
);
export const facetCount = style(
  inFeatures({ ...typography.caption, color: vars.color.accent.text, fontVariantNumeric: 'tabular-nums' }),
);
export const chevron = style(
  inFeatures({
    marginInlineStart: 'auto',
    color: vars.color.text.muted,
    transition: `rotate ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: { 'details:not([open]) > summary > &': { rotate: '-90deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
export const facetFoot = style(
  inFeatures({ display: 'grid', justifyItems: 'start', gap: vars.space[2], marginInlineStart: -10 }),
);
export const regionRow = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 28px', alignItems: 'center' }),
);
export const regionToggle = style(inFeatures({ display: 'grid', justifyItems: 'end', marginInlineEnd: -6 }));
export const regionBranch = style(inFeatures({ paddingInlineStart: 22 }));
export const dates = style(inFeatures({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2] }));
