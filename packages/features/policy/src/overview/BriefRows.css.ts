import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style(inFeatures({ borderBlockStart: `1px solid ${vars.color.border.default}` }));
