import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(inFeatures({ height: '100%', minHeight: 0, minWidth: 0 }));
