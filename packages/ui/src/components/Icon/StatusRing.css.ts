import { recipe } from '@vanilla-extract/recipes';
import { inComponents, vars } from '../../theme';

const { color } = vars;

export const ring = recipe({
  base: inComponents({ display: 'inline-block', flexShrink: 0 }),
  variants: {
    state: {
      met: inComponents({ color: color.success.default }),
      unknown: inComponents({ color: color.border.control }),
      unmet: inComponents({ color: color.danger.default }),
      notApplicable: inComponents({ color: color.border.control }),
    },
  },
});
export const paper = recipe({
  variants: {
    state: {
      met: inComponents({ fill: color.success.subtle }),
      unknown: inComponents({ fill: 'none' }),
      unmet: inComponents({ fill: color.danger.subtle }),
      notApplicable: inComponents({ fill: 'none' }),
    },
  },
});
