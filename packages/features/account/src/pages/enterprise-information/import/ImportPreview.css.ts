import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cell with sentences on as many lines as they need. */
export const wrapped = style(inFeatures({ display: 'inline-grid', whiteSpace: 'normal', overflowWrap: 'anywhere' }));
