import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choiceCard, choiceCards, choiceRow, insetEdge } from '../../styles/choice';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;

export const group = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const items = recipe({
  variants: {
    variant: {
      list: inComponents({ display: 'flex', flexDirection: 'column' }),
      inline: inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[7] }),
      card: inComponents(choiceCards),
    },
    isCompact: { true: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'card', isCompact: true },
      style: inComponents({
        gridTemplateColumns: 'repeat(auto-fit, minmax(112px, max-content))',
        '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
      }),
    },
  ],
});
export const field = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const row = recipe({
  base: inComponents(choiceRow),
  variants: { variant: { list: {}, inline: {}, card: inComponents(choiceCard) } },
});
export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    // Centred on the first line.
    marginTop: 2,
    flexShrink: 0,
    borderRadius: vars.radius.full,
    background: color.surface.default,
    boxShadow: insetEdge('1px', color.border.control),
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    '::after': { content: '""', width: 6, height: 6, borderRadius: vars.radius.full },
    selectors: {
      '[data-card] > &': { marginTop: 0 },
      '[data-hovered] > &': { boxShadow: insetEdge('1px', color.text.muted) },
      '[data-invalid] > &': { boxShadow: insetEdge('1.5px', color.danger.default) },
      '[data-selected] > &': { background: color.accent.default, boxShadow: 'none' },
      '[data-selected] > &::after': { background: color.accent.on },
      '[data-hovered][data-selected] > &': { background: color.accent.hover },
      '[data-focus-visible]:not([data-card]) > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.belowMd]: {
        width: 20,
        height: 20,
        marginTop: 0,
        '::after': { width: 8, height: 8 },
      },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        forcedColorAdjust: 'none',
        background: 'Canvas',
        selectors: {
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-selected] > &::after': { background: 'HighlightText' },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);
export const words = style(inComponents({ flex: 1, minWidth: 0 }));
export const trailing = style(
  inComponents({
    ...typography.caption,
    lineHeight: '20px',
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
    selectors: { '[data-card][data-selected] > &': { color: color.accent.text } },
  } as Parameters<typeof inComponents>[0]),
);
export const help = style(
  inComponents({
    ...typography.caption,
    marginInlineStart: 24,
    color: color.text.muted,
    '@media': { [media.belowMd]: { marginInlineStart: 28 } },
  }),
);
