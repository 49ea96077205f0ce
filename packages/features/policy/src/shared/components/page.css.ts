import { inFeatures, pageBox, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Page of the full content width: head, conditions and sections below each other. */
export const widePage = style(
  inFeatures({
    display: 'grid',
    ...pageBox,
    gap: vars.space[7],
    alignContent: 'start',
  }),
);

/** Grid of the sections of a page that appear after loading. */
export const pageParts = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
/** Text that stays on one line while there is room. */
export const fact = style(inFeatures({ display: 'inline-block', maxWidth: '100%' }));
