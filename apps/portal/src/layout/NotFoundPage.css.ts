import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(inFeatures({ display: 'block' }));
export const searchBox = style(inFeatures({ width: '560px', maxWidth: '100%' }));
