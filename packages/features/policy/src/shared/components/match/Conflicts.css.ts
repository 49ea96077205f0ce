import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inFeatures({ ...typography.body, display: 'grid', gap: vars.space[3] }));
export const reason = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
