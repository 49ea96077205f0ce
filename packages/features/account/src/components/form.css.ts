import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Column of fields (visual language §2.5: 18 px between fields). */
export const form = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: '18px' }));
/** Text about the field above: closer to it than to the next field. */
export const hint = style(
  inFeatures({ ...typography.meta, color: vars.color.text.muted, marginBlockStart: `calc(${vars.space[4]} - 18px)` }),
);
/** Suggestions that can fill the form, each with its button. */
export const foundList = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginBlockStart: vars.space[2] }),
);
export const found = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const foundWords = style(
  inFeatures({ flex: 1, minWidth: 0, color: vars.color.text.default, overflowWrap: 'anywhere' }),
);
