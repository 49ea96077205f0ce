import { inFeatures, layers, media, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const fresh = style(inFeatures({ display: 'grid', paddingBlockEnd: space[4] }));
export const search = style(inFeatures({ paddingBlockEnd: space[4] }));
export const group = style(inFeatures({ paddingBlockEnd: space[4] }));
export const groupTitle = style(
  inFeatures({ ...typography.caption, margin: 0, padding: `${space[2]} ${space[4]}`, color: color.text.muted }),
);
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 32,
    paddingInline: `${space[4]} ${space[1]}`,
    borderRadius: vars.radius.md,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-current]': { background: color.accent.subtle.default },
    },
    '@media': { [media.belowMd]: { minHeight: 44 } },
  }),
);
export const rowLink = style(
  inFeatures({
    ...typography.body,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
// A list of places, not of words in a text.
globalStyle(`${rowLink} > a`, {
  '@layer': {
    [layers.features]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: color.text.default,
      // As high as a finger, its words in the middle.
      '@media': { [media.belowMd]: { paddingBlock: 11 } },
    },
  },
});
globalStyle(`${row}[data-current] ${rowLink} > a`, {
  '@layer': { [layers.features]: { color: color.accent.text } },
});
export const hit = style(
  inFeatures({
    ...typography.caption,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: color.text.muted,
  }),
);
/** Menu that appears on hover and focus; always visible on touch. */
export const rowMenu = style(
  inFeatures({
    selectors: {
      [`${row}:not(:hover, :focus-within) &`]: { opacity: 0 },
    },
    '@media': { '(hover: none)': { selectors: { [`${row}:not(:hover, :focus-within) &`]: { opacity: 1 } } } },
  }),
);
export const dot = style(
  inFeatures({ width: 7, height: 7, borderRadius: '50%', background: color.accent.default, flexShrink: 0 }),
);
export const muted = style(
  inFeatures({ ...typography.meta, margin: 0, paddingInline: space[4], color: color.text.muted }),
);
