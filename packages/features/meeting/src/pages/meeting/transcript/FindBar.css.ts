import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    padding: `${space[4]} 36px`,
    borderBlockEnd: `1px solid ${color.border.default}`,
    '@media': { [media.belowMd]: { paddingInline: space[5] } },
  }),
);
/** What belongs to one field stays on its line: looking, then replacing. */
export const line = style(inFeatures({ flex: '1 1 320px', display: 'flex', alignItems: 'flex-end', gap: space[4] }));
export const field = style(inFeatures({ flex: '1 1 140px', minWidth: 0 }));
/** As high as the fields that it stands between. */
export const count = style(
  inFeatures({ ...typography.meta, lineHeight: vars.size.control.lg, whiteSpace: 'nowrap', color: color.text.muted }),
);
