import { recipe } from '@vanilla-extract/recipes';
import { inComponents, vars } from '../../theme';

const { color } = vars;

export const iconBox = recipe({
  base: inComponents({ flexShrink: 0 }),
  variants: {
    tone: {
      inherit: {},
      muted: inComponents({ color: color.text.muted }),
      accent: inComponents({ color: color.accent.text }),
      success: inComponents({ color: color.success.text }),
      warning: inComponents({ color: color.warning.text }),
      danger: inComponents({ color: color.danger.text }),
      ai: inComponents({ color: color.ai.text }),
    },
  },
});
