import { inFeatures, pageBox, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style(
  inFeatures({ ...pageBox, display: 'grid', gap: space[7], maxWidth: 1000, alignContent: 'start' }),
);
export const slides = style(inFeatures({ display: 'grid', gap: space[7], margin: 0, padding: 0, listStyle: 'none' }));
