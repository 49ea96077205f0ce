import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sentences in a cell, in as many lines as they need. */
export const wrapped = style(inFeatures({ display: 'inline-grid', whiteSpace: 'normal', overflowWrap: 'anywhere' }));
