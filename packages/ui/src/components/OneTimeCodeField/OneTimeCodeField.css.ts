import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

const { color } = vars;
const edge = (width: string, paint: string) => `inset 0 0 0 ${width} ${paint}`;
const blink = keyframes({ '0%, 55%': { opacity: 1 }, '56%, 100%': { opacity: 0 } });

export const code = style(inComponents({ position: 'relative', maxWidth: 400 }));

/** Real input over the cells, invisible: paste, autofill, selection and screen readers use it. */
export const realInput = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    outline: 'none',
    cursor: 'text',
    color: 'transparent',
    caretColor: 'transparent',
    WebkitTextFillColor: 'transparent',
    fontSize: '16px',
    forcedColorAdjust: 'none',
    '::selection': { background: 'transparent', color: 'transparent' },
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&:-webkit-autofill': { transition: 'background-color 0s 600000s' },
    },
  }),
);
export const cells = style(
  inComponents({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 10 }),
);
export const cell = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    height: 48,
    borderRadius: vars.radius.md,
    background: color.surface.default,
    color: color.text.default,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: edge('1px', color.border.control),
    selectors: {
      '[data-hovered] ~ * > &': { boxShadow: edge('1px', color.text.muted) },
      '[data-invalid] &': { boxShadow: edge('1.5px', color.danger.default) },
      '[data-disabled] &': {
        background: color.surface.sunken,
        color: color.text.disabled,
        boxShadow: edge('1px', color.border.default),
      },
      '[data-focused] ~ * > &[data-active]': { boxShadow: edge('2px', color.focus) },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: {
          '[data-focused] ~ * > &[data-active]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
          '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
export const caret = style(
  inComponents({
    width: 1.5,
    height: 22,
    background: color.text.default,
    visibility: 'hidden',
    animation: `${blink} 1.1s linear infinite`,
    selectors: { '[data-focused] ~ * &': { visibility: 'visible' } },
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  }),
);
