import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const skip = style([
  focusRing,
  inComponents({
    ...typography.bodyStrong,
    position: 'fixed',
    insetBlockStart: vars.space[4],
    insetInlineStart: vars.space[4],
    zIndex: vars.layer.tooltip,
    padding: `${vars.space[3]} ${vars.space[5]}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
]);
