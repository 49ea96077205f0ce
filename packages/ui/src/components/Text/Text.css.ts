import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../theme';

const { color } = vars;

export const text = recipe({
  base: inComponents({ overflowWrap: 'anywhere' }),
  variants: {
    variant: {
      body: inComponents({ ...typography.body, color: color.text.default }),
      strong: inComponents({ ...typography.bodyStrong, color: color.text.default }),
      muted: inComponents({ ...typography.body, color: color.text.muted }),
      caption: inComponents({ ...typography.caption, color: color.text.muted }),
      meta: inComponents({ ...typography.meta, color: color.text.muted }),
      figure: inComponents({ ...typography.figureLg, color: color.text.default, fontVariantNumeric: 'tabular-nums' }),
    },
    tone: {
      default: inComponents({ color: color.text.default }),
      secondary: inComponents({ color: color.text.secondary }),
      muted: inComponents({ color: color.text.muted }),
      accent: inComponents({ color: color.accent.text }),
      success: inComponents({ color: color.success.text }),
      warning: inComponents({ color: color.warning.text }),
      danger: inComponents({ color: color.danger.text }),
      ai: inComponents({ color: color.ai.text }),
      inherit: inComponents({ color: 'inherit' }),
    },
    voice: {
      product: {},
      document: inComponents({ fontFamily: vars.font.document, textAutospace: 'no-autospace' } as object),
    },
    isTabular: {
      true: inComponents({ fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace' } as object),
    },
    lines: {
      1: inComponents({
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
      2: inComponents({ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }),
      3: inComponents({ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }),
    },
  },
});

/** Chinese text that breaks between words only: the places are given by <wbr>. */
export const breaksAtWords = style(inComponents({ wordBreak: 'keep-all', overflowWrap: 'anywhere' }));
