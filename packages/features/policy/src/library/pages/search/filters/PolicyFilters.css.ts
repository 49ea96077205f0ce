import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Switch above the facets, as high as a facet's head. */
export const fitSwitch = style(inFeatures({ ...typography.meta, fontWeight: 600, paddingBlockEnd: vars.space[5] }));
/** Placeholder as high as the bars with their words. */
export const amountPart = style(inFeatures({ minHeight: 92 }));
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
/** Line of the skeleton, as high as a value. */
export const boneValue = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: 28 }),
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
/** Row of a region; its toggle is in the gap beside the column, so that the counts of all facets align. */
export const regionRow = style(
  inFeatures({ position: 'relative', '@media': { [media.belowLg]: { paddingInlineEnd: vars.size.control.touch } } }),
);
export const regionToggle = style(
  inFeatures({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -30,
    display: 'grid',
    alignItems: 'center',
    '@media': { [media.belowLg]: { insetInlineEnd: 0 } },
  }),
);
export const regionBranch = style(inFeatures({ paddingInlineStart: 22 }));
export const dates = style(inFeatures({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2] }));
