import { recipe } from '@vanilla-extract/recipes';
import { inComponents, vars } from '../../theme';

const { color, size } = vars;

export const iconBox = recipe({
  base: inComponents({ flexShrink: 0 }),
  variants: {
    size: {
      sm: inComponents({ width: size.icon.sm, height: size.icon.sm }),
      md: inComponents({ width: size.icon.md, height: size.icon.md }),
      lg: inComponents({ width: size.icon.lg, height: size.icon.lg }),
    },
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
