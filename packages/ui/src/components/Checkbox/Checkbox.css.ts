import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choiceCard, choiceCards, choiceRow, insetEdge as edge } from '../../styles/choice';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;

export const field = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const row = recipe({
  base: inComponents(choiceRow),
  variants: { variant: { plain: {}, card: inComponents(choiceCard) } },
});
export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    // Centred on the first line, so that a second line hangs below the words.
    marginTop: 2,
    flexShrink: 0,
    borderRadius: vars.radius.sm,
    background: color.surface.default,
    color: color.accent.on,
    boxShadow: edge('1px', color.border.control),
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '[data-card] > &': { marginTop: 0 },
      '[data-hovered] > &': { boxShadow: edge('1px', color.text.muted) },
      '[data-invalid] > &': { boxShadow: edge('1.5px', color.danger.default) },
      '[data-selected] > &, [data-indeterminate] > &': { background: color.accent.default, boxShadow: 'none' },
      '[data-hovered][data-selected] > &, [data-hovered][data-indeterminate] > &': { background: color.accent.hover },
      '[data-focus-visible]:not([data-card]) > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.belowMd]: { width: 20, height: 20, marginTop: 0 },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'HighlightText',
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': { background: 'Highlight', borderColor: 'Highlight' },
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
// Under the words: box and gap to the left.
const indent = { marginInlineStart: 24, '@media': { [media.belowMd]: { marginInlineStart: 28 } } } as const;
export const help = style(inComponents({ ...typography.caption, ...indent, color: color.text.muted }));
export const error = style(inComponents({ ...typography.caption, ...indent, color: color.danger.text }));
export const group = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const groupItems = recipe({
  variants: {
    variant: {
      list: inComponents({ display: 'flex', flexDirection: 'column' }),
      inline: inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[7] }),
      card: inComponents(choiceCards),
    },
  },
  defaultVariants: { variant: 'list' },
});
