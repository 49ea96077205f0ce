import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column of fields (visual language §2.5: field to field 18). */
export const form = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: '18px' }));
/** What belongs to the field above: closer than the next field. */
export const hint = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, marginBlockStart: `calc(${vars.space[4]} - 18px)` }),
);
