import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const narrowOnly = style(
  inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'contents' } } }),
);

/** Place of the enterprise, there before it is known: entries that move under the pointer would lose a press. */
export const chipPlace = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center', minHeight: '36px' }),
);
/** The way to a first enterprise; its icon stands above those of the entries. */
export const addPlace = style(inFeatures({ marginInlineStart: -6 }));
export const chip = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    width: '100%',
    minHeight: '36px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    fontWeight: 500,
    textAlign: 'start',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
      '&[data-collapsed]': { justifyContent: 'center', minWidth: '36px', padding: 0 },
    },
  }),
);
export const square = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    borderRadius: vars.radius.sm,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    ...typography.caption,
    fontWeight: 600,
  }),
);
export const words = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '[data-collapsed] > &': { display: 'none' } },
  }),
);
export const trial = style(
  inFeatures({
    padding: '8px 10px',
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const person = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInlineStart: vars.space[4],
    selectors: { '&[data-collapsed]': { justifyContent: 'center', padding: 0 } },
  }),
);
/** Text for screen readers only. */
export const unseen = style(
  inFeatures({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
