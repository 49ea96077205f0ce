import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media, sheetHeight, vars } from '../../theme';

const navWidth = createVar();
const tabBarHeight = '60px';
const phoneTopBarWithSections = '96px';

export const shell = style(
  inComponents({
    vars: { [navWidth]: vars.size.nav.expanded },
    display: 'grid',
    gridTemplateColumns: `${navWidth} minmax(0, 1fr)`,
    minHeight: '100dvh',
    background: vars.color.canvas,
    selectors: { '&[data-collapsed]': { vars: { [navWidth]: vars.size.nav.collapsed } } },
    '@media': {
      [media.belowLg]: { vars: { [navWidth]: vars.size.nav.collapsed } },
      [media.belowMd]: { display: 'block', background: vars.color.surface.default },
      [media.print]: { display: 'block', background: 'none', minHeight: 0 },
    },
  }),
);

export const side = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.nav,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    minHeight: 0,
    '@media': { [media.belowMd]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
export const brand = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: vars.size.topbar,
    paddingInline: 18,
    // Only the mark is left of the brand; its name stays for screen readers.
    selectors: { [`${shell}[data-collapsed] &`]: { clipPath: 'inset(0 12px)' } },
    '@media': { [media.belowLg]: { clipPath: 'inset(0 12px)' } },
  }),
);

/** Selector of a page that brings a bar of its own, which has the top of a phone to itself. */
const hasOwnBar = ':has([data-page-bar])';
export const column = style(
  inComponents({
    minWidth: 0,
    '@media': {
      [media.belowMd]: {
        selectors: {
          // The tabs of pages side by side have a row of their own.
          '&:has([data-sections])': { vars: { [vars.size.topbar]: phoneTopBarWithSections } },
          [`&${hasOwnBar}`]: { vars: { [vars.size.topbar]: '0px' } },
          '&[data-has-tab-bar]': { paddingBlockEnd: `calc(${tabBarHeight} + env(safe-area-inset-bottom))` },
        },
      },
    },
  }),
);
export const top = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.nav,
    background: vars.color.canvas,
    '@media': {
      [media.belowMd]: {
        background: vars.color.surface.default,
        selectors: { [`${column}${hasOwnBar} > &`]: { display: 'none' } },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

/**
 * Fixed frame of the sheet. The page scrolls as a document (so that back, anchors, find and print work as everywhere);
 * the frame's wide shadow in the colour of the desk covers what has scrolled out of the sheet.
 */
export const frame = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    zIndex: vars.layer.sticky,
    height: sheetHeight,
    marginBlockEnd: `calc(-1 * ${sheetHeight})`,
    marginInlineEnd: vars.size.sheetGutter,
    borderRadius: vars.radius.xl,
    pointerEvents: 'none',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}, 0 0 0 ${vars.space[5]} ${vars.color.canvas}`,
    clipPath: `inset(-12px -12px calc(-1 * ${vars.size.sheetGutter}) -12px)`,
    '@media': {
      [media.belowMd]: { display: 'none' },
      [media.print]: { display: 'none' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const sheet = style(
  inComponents({
    position: 'relative',
    minHeight: sheetHeight,
    marginInlineEnd: vars.size.sheetGutter,
    marginBlockEnd: vars.size.sheetGutter,
    borderRadius: vars.radius.xl,
    background: vars.color.surface.default,
    outline: 'none',
    '@media': {
      [media.belowMd]: { minHeight: `calc(100dvh - ${vars.size.topbar})`, margin: 0, borderRadius: 0 },
      [media.print]: { minHeight: 0, margin: 0, background: 'none' },
    },
  }),
);
export const bottom = style(
  inComponents({
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.nav,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: vars.color.surface.default,
    '@media': { [media.belowMd]: { display: 'block' }, [media.print]: { display: 'none' } },
  }),
);
