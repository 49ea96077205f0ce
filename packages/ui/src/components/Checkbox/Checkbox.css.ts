import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;
const edge = (width: string, paint: string) => `inset 0 0 0 ${width} ${paint}`;

export const field = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const row = style(
  inComponents({
    ...typography.meta,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    minHeight: 28,
    paddingBlock: 4,
    color: color.text.secondary,
    cursor: 'pointer',
    selectors: {
      '&[data-selected], &[data-indeterminate]': { color: color.text.default },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
      '&[data-readonly]': { cursor: 'default' },
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch, paddingBlock: 12 },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
);
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
      '[data-hovered] > &': { boxShadow: edge('1px', color.text.muted) },
      '[data-invalid] > &': { boxShadow: edge('1.5px', color.danger.default) },
      '[data-selected] > &, [data-indeterminate] > &': { background: color.accent.default, boxShadow: 'none' },
      '[data-hovered][data-selected] > &, [data-hovered][data-indeterminate] > &': { background: color.accent.hover },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
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
  }),
);
// Under the words: box and gap to the left.
const indent = { marginInlineStart: 24, '@media': { [media.belowMd]: { marginInlineStart: 28 } } } as const;
export const help = style(inComponents({ ...typography.caption, ...indent, color: color.text.muted }));
export const error = style(inComponents({ ...typography.caption, ...indent, color: color.danger.text }));
export const group = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const groupItems = style(inComponents({ display: 'flex', flexDirection: 'column' }));
