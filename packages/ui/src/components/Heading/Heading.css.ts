import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

export const heading = recipe({
  base: inComponents({ color: vars.color.text.default, textWrap: 'balance', overflowWrap: 'anywhere' }),
  variants: {
    variant: {
      page: inComponents({ ...typography.titleLg }),
      section: inComponents({ ...typography.titleSm }),
      document: inComponents({
        ...typography.docLg,
        fontFamily: vars.font.document,
        textAutospace: 'no-autospace',
        '@media': { [media.belowSm]: { fontSize: '22px', lineHeight: '34px' } },
      } as object),
      display: inComponents({ ...typography.displaySm }),
    },
  },
});
