import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes the focus when a page is entered; a ring round the whole page would say nothing. */
export const bare = style(inFeatures({ outline: 'none' }));
