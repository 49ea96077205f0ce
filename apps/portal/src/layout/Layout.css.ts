import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Page without the shell. It takes the focus when it is entered; a ring round the whole page would say nothing. */
export const bare = style(inFeatures({ outline: 'none' }));
