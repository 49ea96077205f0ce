import { inFeatures, pageBox, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style(inFeatures({ ...pageBox, maxWidth: 1000 }));
export const content = style(inFeatures({ display: 'grid', gap: space[6] }));
export const slides = style(inFeatures({ display: 'grid', gap: space[7], margin: 0, padding: 0, listStyle: 'none' }));
