import { inFeatures, pageBox, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** A page as wide as its content may be: head, conditions and parts one below the other. */
export const widePage = style(
  inFeatures({
    display: 'grid',
    ...pageBox,
    gap: vars.space[7],
    alignContent: 'start',
  }),
);

/** Grid of the parts of a page that appear once it was read: the same gaps, without the frame. */
export const pageParts = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
/** Whole on a line while there is room for it. */
export const fact = style(inFeatures({ display: 'inline-block', maxWidth: '100%' }));
