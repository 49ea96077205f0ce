import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style(inFeatures({ selectors: { '& + &': { marginBlockStart: vars.space[6] } } }));
export const heading = style(inFeatures({ ...typography.bodyStrong, color: vars.color.text.default }));
export const paragraph = style(inFeatures({ color: vars.color.text.secondary, textWrap: 'pretty' }));
