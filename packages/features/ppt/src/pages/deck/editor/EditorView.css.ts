import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';
import { hairline } from '../DeckPage.css';

const { color, space } = vars;

export const editor = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '176px minmax(0, 1fr) minmax(300px, 340px)',
    minHeight: 0,
    background: color.surface.sunken,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
const pane = {
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.default,
} as const;
export const pages = style(
  inFeatures({
    ...pane,
    borderInlineEnd: hairline,
    '@media': { [media.belowMd]: { overflowX: 'auto', overflowY: 'hidden', borderInlineEnd: 0, order: 2 } },
  }),
);
export const pagesHead = style(
  inFeatures({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[4]} ${space[5]}`,
    background: color.surface.default,
  }),
);
export const side = style(inFeatures({ ...pane, borderInlineStart: hairline, padding: space[7] }));
export const sideTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const stack = style(inFeatures({ display: 'grid', gap: space[6] }));
export const canvas = style(
  inFeatures({
    display: 'grid',
    gap: space[5],
    alignContent: 'start',
    maxWidth: 1040,
    marginInline: 'auto',
    padding: `${space[6]} ${space[8]} ${space[8]}`,
    '@media': { [media.belowMd]: { padding: space[5] } },
  }),
);
export const chips = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const chipsEnd = style(inFeatures({ display: 'flex', gap: space[4], marginInlineStart: 'auto' }));
/** Place of a slot on the slide, above its drawing. */
export const slotButton = style(
  inFeatures({
    position: 'absolute',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'transparent',
    cursor: 'text',
    outline: 'none',
    selectors: {
      '&:hover': { boxShadow: `0 0 0 1.5px ${color.border.strong}` },
      '&:focus-visible': { boxShadow: `0 0 0 2.5px ${color.focus}` },
      '&[data-moving]': { boxShadow: `0 0 0 2.5px ${color.focus}`, cursor: 'move' },
    },
  }),
);
/** Corner by which a slot is resized; it is there for a mouse, keys resize too. */
export const slotCorner = style(
  inFeatures({
    position: 'absolute',
    insetInlineEnd: -5,
    bottom: -5,
    width: 12,
    height: 12,
    borderRadius: 2,
    background: color.focus,
    cursor: 'nwse-resize',
    opacity: 0,
    selectors: { [`${slotButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
  }),
);
export const phonePanel = style(inFeatures({ '@media': { [media.md]: { display: 'none' } } }));
export const linkRow = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[4], alignItems: 'end' }),
);
