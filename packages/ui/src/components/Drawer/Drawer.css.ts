import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, layers, media, typography, vars } from '../../theme';

const sheet = {
  insetInline: 0,
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  width: 'auto',
  // Its own height is in the variants; from the side it has none.
  transitionProperty: 'translate, height',
  borderRadius: '14px 14px 0 0',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } },
} as const;

const heights = { auto: { maxHeight: '85%' }, half: { height: '50%' }, full: { height: '94%' } } as const;

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    height: 'var(--visual-viewport-height, 100dvh)',
    overflow: 'hidden',
    background: vars.color.scrim,
    zIndex: vars.layer.drawer,
    transition: `opacity ${vars.motion.duration.slow} ${vars.motion.ease.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant } },
  }),
);
export const frame = recipe({
  base: inComponents({
    position: 'absolute',
    display: 'flex',
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    transition: `translate ${vars.motion.duration.slow} ${vars.motion.ease.enter}`,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
  variants: {
    placement: {
      end: inComponents({
        insetBlock: 0,
        insetInlineEnd: 0,
        width: vars.size.pane.work,
        maxWidth: '100%',
        selectors: { '&[data-entering], &[data-exiting]': { translate: '100% 0' } },
        // A pane from the side would be as wide as a phone: there it is a sheet from below.
        '@media': { [media.belowSm]: sheet },
      }),
      bottom: inComponents({ ...sheet, marginInline: 'auto', maxWidth: 640 }),
    },
    width: { info: {}, work: {} },
    height: { auto: {}, half: {}, full: {} },
  },
  compoundVariants: [
    {
      variants: { placement: 'end', width: 'info' },
      style: inComponents({ '@media': { [media.sm]: { width: vars.size.pane.info } } }),
    },
    ...(['auto', 'half', 'full'] as const).flatMap((height) => [
      { variants: { placement: 'bottom' as const, height }, style: inComponents(heights[height]) },
      {
        variants: { placement: 'end' as const, height },
        style: inComponents({ '@media': { [media.belowSm]: heights[height] } }),
      },
    ]),
  ],
});
export const drawer = style(
  inComponents({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }),
);
export const grabber = style(
  inComponents({
    display: 'block',
    flexShrink: 0,
    width: 36,
    height: 4,
    margin: '8px auto 0',
    borderRadius: vars.radius.full,
    background: vars.color.border.strong,
  }),
);
export const grabberButton = recipe({
  base: [
    focusRing,
    inComponents({
      flexShrink: 0,
      position: 'relative',
      paddingBlockEnd: vars.space[5],
      outlineOffset: '-4px',
      cursor: 'pointer',
      // 44 for a finger, upwards: below stands the cross.
      '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-20px 0' },
    }),
  ],
  variants: {
    isOnPhoneOnly: {
      true: inComponents({ display: 'none', '@media': { [media.belowSm]: { display: 'block' } } }),
      false: inComponents({ display: 'block' }),
    },
  },
});
export const grabberOnPhone = style([
  grabber,
  inComponents({ display: 'none', '@media': { [media.belowSm]: { display: 'block' } } }),
]);
export const head = style(
  inComponents({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 52,
    paddingInlineStart: vars.space[8],
    paddingInlineEnd: vars.space[5],
    '@media': { [media.belowSm]: { paddingInlineStart: vars.space[6], paddingInlineEnd: vars.space[4] } },
  }),
);
export const heading = style(inComponents({ ...typography.titleSm, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    padding: `0 ${vars.space[8]} ${vars.space[8]}`,
    '@media': { [media.belowSm]: { padding: `0 ${vars.space[6]} ${vars.space[6]}` } },
  }),
);
export const footer = style(
  inComponents({
    flexShrink: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    padding: `${vars.space[5]} ${vars.space[8]}`,
    // Mixed, because the overlay surface of dark is as light as the border role.
    borderBlockStart: `1px solid color-mix(in srgb, ${vars.color.text.default} 10%, transparent)`,
    '@media': { [media.belowSm]: { paddingInline: vars.space[6] } },
  }),
);
// On a phone the actions share the width, within reach of a thumb.
globalStyle(`${footer} > *`, { '@layer': { [layers.components]: { '@media': { [media.belowSm]: { flex: 1 } } } } });
