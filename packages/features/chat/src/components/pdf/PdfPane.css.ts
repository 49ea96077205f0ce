import { inFeatures, layers, media, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const features = (rule: object) => ({ '@layer': { [layers.features]: rule } });

export const pane = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    minHeight: 0,
    background: color.canvas,
  }),
);
export const toolbar = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    minHeight: 44,
    padding: `${space[1]} ${space[5]}`,
    background: color.surface.default,
    borderBlockEnd: `1px solid ${color.border.default}`,
    ...typography.meta,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const spring = style(inFeatures({ flex: 1 }));
export const total = style(inFeatures({ whiteSpace: 'nowrap' }));
export const pageField = style(inFeatures({ width: 56 }));
export const onlyWide = style(inFeatures({ '@media': { [media.belowSm]: { display: 'none' } } }));
export const zoomValue = style(inFeatures({ minWidth: 40, textAlign: 'center' }));

export const scroller = style(
  inFeatures({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    // The place is kept by hand: pages change their size and come and go.
    overflowAnchor: 'none',
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus}` } },
  }),
);
export const sheet = style(inFeatures({ position: 'relative', marginInline: 'auto' }));
export const paper = style(
  inFeatures({
    position: 'absolute',
    background: color.surface.default,
    boxShadow: `0 0 0 1px ${color.border.default}`,
    contain: 'strict',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
  }),
);
export const canvasHolder = style(inFeatures({ position: 'absolute', inset: 0 }));
globalStyle(`${canvasHolder} > canvas`, features({ display: 'block', width: '100%', height: '100%' }));

export const mark = style(
  inFeatures({
    position: 'absolute',
    background: color.highlight,
    mixBlendMode: 'multiply',
    borderRadius: 2,
    // Some room round the letters, and a line that is seen on coloured paper too.
    boxShadow: `0 0 0 2px ${color.highlight}`,
    borderBlockEnd: `2px solid ${color.warning.default}`,
    boxSizing: 'content-box',
    scrollMargin: 80,
  }),
);

export const textLayer = style(
  inFeatures({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    transformOrigin: '0 0',
    forcedColorAdjust: 'none',
    vars: { '--scale-round-x': '1px', '--scale-round-y': '1px' },
    selectors: {
      '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
      '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
      '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    },
  }),
);
globalStyle(
  `${textLayer} :is(span, br)`,
  features({
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0 0',
    textAutospace: 'no-autospace',
  }),
);
globalStyle(`${textLayer} > span`, features({ zIndex: 1 }));
globalStyle(`${textLayer} ::selection`, features({ background: 'color-mix(in srgb, AccentColor, transparent 70%)' }));
globalStyle(`${textLayer} br::selection`, features({ background: 'transparent' }));
globalStyle(
  `${textLayer} > [data-end]`,
  features({ position: 'absolute', inset: '100% 0 0', cursor: 'default', userSelect: 'none' }),
);
globalStyle(`[data-selecting] ${textLayer} > [data-end]`, features({ insetBlockStart: 0 }));

// pdf.js measures letters on a canvas at the end of the page.
globalStyle('body > .hiddenCanvasElement', features({ display: 'none' }));

export const note = style(
  inFeatures({
    position: 'absolute',
    insetInline: space[6],
    insetBlockEnd: space[6],
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${space[6]})`,
    marginInline: 'auto',
    padding: `${space[3]} ${space[5]}`,
    ...typography.meta,
    fontWeight: 500,
    color: color.warning.text,
    background: color.warning.subtle,
    border: `1px solid ${color.warning.border}`,
    borderRadius: vars.radius.md,
  }),
);
export const noteLine = style(inFeatures({ display: 'block', fontWeight: 400, color: color.text.secondary }));
export const state = style(
  inFeatures({ flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', alignContent: 'center', padding: space[8] }),
);
export const loading = style(inFeatures({ width: '100%', maxWidth: 320, marginInline: 'auto' }));
export const status = style(
  inFeatures({
    position: 'absolute',
    insetInline: space[6],
    insetBlockEnd: space[6],
    zIndex: 2,
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${space[6]})`,
    marginInline: 'auto',
    padding: `${space[3]} ${space[5]}`,
    ...typography.meta,
    color: color.text.inverse,
    background: color.surface.inverse,
    borderRadius: vars.radius.md,
    pointerEvents: 'none',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const menu = style(
  inFeatures({
    position: 'absolute',
    zIndex: 3,
    display: 'flex',
    gap: space[1],
    padding: space[2],
    background: color.surface.overlay,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.popover,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
