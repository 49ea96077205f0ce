import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cells of the row around it. */
export const choices = style(inFeatures({ display: 'contents', '@media': { [media.belowSm]: { display: 'none' } } }));
export const opener = style(inFeatures({ '@media': { [media.sm]: { display: 'none' } } }));
export const sheet = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
