import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** A page as wide as its content may be: head, conditions and parts one below the other. */
export const widePage = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    minWidth: 0,
    alignContent: 'start',
    maxWidth: vars.size.content.max,
    marginInline: 'auto',
    padding: `${vars.space[8]} 36px ${vars.space[10]}`,
    '@media': { [media.belowMd]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[10]}` } },
  }),
);

/** The same within what appears once it was read. */
export const pageParts = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
/** Whole on a line while there is room for it. */
export const fact = style(inFeatures({ display: 'inline-block', maxWidth: '100%' }));
