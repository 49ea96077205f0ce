import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

export const view = recipe({
  base: inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    marginInline: 'auto',
    width: '100%',
  }),
  variants: {
    size: {
      inline: inComponents({ gap: vars.space[3], maxWidth: 480, padding: '18px 16px 8px' }),
      page: inComponents({
        gap: vars.space[4],
        maxWidth: 592,
        paddingInline: vars.space[6],
        justifyContent: 'center',
        minHeight: 'min(100dvh - 120px, 800px)',
        // A little above the middle looks like the middle.
        paddingBlock: '40px 120px',
      }),
    },
  },
});
export const icon = recipe({
  base: inComponents({ color: vars.color.text.muted }),
  variants: { isError: { true: inComponents({ color: vars.color.danger.default }) } },
});
export const ruler = style(
  inComponents({ color: vars.color.rule.tick, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
export const title = recipe({
  base: inComponents({ overflowWrap: 'anywhere', textWrap: 'balance', marginBlockStart: vars.space[3] }),
  variants: {
    size: {
      inline: inComponents(typography.titleSm),
      page: inComponents({
        ...typography.displaySm,
        '@media': { [media.belowSm]: { ...typography.titleLg } },
      }),
    },
    isFollowingHeader: { true: inComponents({ marginBlockStart: 28 }) },
  },
});
export const description = recipe({
  base: inComponents({ overflowWrap: 'anywhere', textWrap: 'balance' }),
  variants: {
    size: {
      inline: inComponents({ ...typography.meta, color: vars.color.text.muted }),
      page: inComponents({ fontSize: '15px', lineHeight: '26px', color: vars.color.text.secondary }),
    },
  },
});
export const extra = style(inComponents({ width: '100%', marginBlockStart: vars.space[7], textAlign: 'start' }));
export const actions = recipe({
  base: inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[4] }),
  variants: {
    size: {
      inline: inComponents({ marginBlockStart: 10 }),
      page: inComponents({ marginBlockStart: vars.space[5] }),
    },
  },
});
export const requestId = style(
  inComponents({
    ...typography.caption,
    marginBlockStart: vars.space[2],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  }),
);
