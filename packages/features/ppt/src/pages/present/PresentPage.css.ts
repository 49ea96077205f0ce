import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const presenter = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: sheetHeight,
    '@media': { [media.belowMd]: { height: 'auto' } },
  }),
);
export const presenterBody = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)',
    gap: space[8],
    minHeight: 0,
    overflowY: 'auto',
    padding: space[8],
    background: color.surface.sunken,
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[5] } },
  }),
);
export const main = style(
  inFeatures({
    display: 'grid',
    gap: space[6],
    alignContent: 'start',
    width: '100%',
    maxWidth: 900,
    marginInline: 'auto',
  }),
);
export const aside = style(inFeatures({ display: 'grid', gap: space[5], alignContent: 'start' }));
export const moves = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const timer = style(
  inFeatures({
    ...typography.figureLg,
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Dark in either theme: a room is dark when slides are shown. */
const dark = { colorScheme: 'dark', background: 'Canvas', color: 'CanvasText' } as const;
export const black = style(
  inFeatures({ ...dark, display: 'grid', placeItems: 'center', width: '100%', height: '100%', fontSize: 28 }),
);
export const screen = style(
  inFeatures({ ...dark, position: 'fixed', inset: 0, zIndex: 1000, display: 'grid', placeItems: 'center' }),
);
export const screenSlide = style(inFeatures({ maxHeight: '100dvh' }));
const side = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  cursor: 'default',
  outlineOffset: -4,
} as const;
export const half = styleVariants({
  back: inFeatures({ ...side, insetInlineStart: 0, width: '33%' }),
  on: inFeatures({ ...side, insetInlineEnd: 0, width: '67%' }),
});
export const visuallyHidden = style(
  inFeatures({ position: 'absolute', width: 1, height: 1, margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const notes = style(inFeatures({ display: 'grid', gap: space[4] }));
export const notesHead = style(inFeatures({ ...typography.titleSm, margin: 0 }));
/** To be read from some way off. */
export const notesWords = style(inFeatures({ ...typography.reading, margin: 0, whiteSpace: 'pre-line' }));
const slide = { position: 'relative' } as const;
export const pointed = styleVariants({
  plain: inFeatures(slide),
  // A finger that points does not scroll.
  pointing: inFeatures({ ...slide, cursor: 'none', touchAction: 'none' }),
});
/** The ring keeps it in sight on a red slide. */
export const dot = style(
  inFeatures({
    position: 'absolute',
    width: '1.6%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: color.danger.default,
    boxShadow: `0 0 0 2px ${color.surface.raised}`,
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'none',
  }),
);
