import { styleVariants } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme';

const { sequential } = vars.data;
const pale = (color: string) => inComponents({ background: color, color: vars.color.text.default });
const deep = (color: string) => inComponents({ background: color, color: vars.color.text.inverse });

/** Ground of a figure by its step, 1 to 7, and the ink on it; 0 for no value. */
export const stepInk = styleVariants({
  0: inComponents({
    border: `1px solid ${vars.color.border.strong}`,
    background: vars.color.surface.default,
    color: vars.color.text.muted,
  }),
  1: pale(sequential[1]),
  2: pale(sequential[2]),
  3: pale(sequential[3]),
  4: pale(sequential[4]),
  // The ramp turns over in the dark: what is the deepest step for ink there is the first for paper here.
  5: inComponents({
    background: sequential[5],
    color: vars.color.text.default,
    selectors: { '[data-hc-theme="dark"] &': { color: vars.color.text.inverse } },
  }),
  6: deep(sequential[6]),
  7: deep(sequential[7]),
});
