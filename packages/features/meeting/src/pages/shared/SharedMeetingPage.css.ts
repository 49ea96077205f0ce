import { inFeatures } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inFeatures({ maxWidth: 420 }));
