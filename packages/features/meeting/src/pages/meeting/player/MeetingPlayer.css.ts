import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** The list of what is said scrolls by itself above the controls. */
export const frame = style(
  inFeatures({
    height: 'min(560px, 70dvh)',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
  }),
);
