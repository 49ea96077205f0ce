import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { oneLine } from '../../styles/oneLine';
import { inComponents, media, typography, vars } from '../../theme';

const hairline = `1px solid color-mix(in srgb, ${vars.color.text.default} 10%, transparent)`;

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    height: 'var(--visual-viewport-height, 100dvh)',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    // A share of the height, so that the list stays where it is while it grows and shrinks.
    alignItems: 'start',
    justifyItems: 'center',
    padding: 'min(104px, 12dvh) 16px 24px',
    background: vars.color.scrim,
    zIndex: vars.layer.command,
    transition: `opacity ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      [media.belowSm]: { padding: 0 },
      [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant },
    },
  }),
);
export const frame = style(
  inComponents({
    display: 'flex',
    width: '100%',
    maxWidth: 640,
    maxHeight: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    '@media': {
      [media.belowSm]: { height: '100%', borderRadius: 0, boxShadow: 'none' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const dialog = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
  }),
);
export const field = style(
  inComponents({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: 56,
    paddingInlineStart: 18,
    paddingInlineEnd: vars.space[6],
    borderBlockEnd: hairline,
    '@media': { [media.belowSm]: { paddingInlineStart: vars.space[6], paddingInlineEnd: vars.space[4] } },
  }),
);
export const fieldIcon = style(
  inComponents({ flexShrink: 0, display: 'grid', placeItems: 'center', width: 20, color: vars.color.text.muted }),
);
export const fieldInner = style(inComponents({ flex: 1, minWidth: 0, display: 'flex' }));
export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: 44,
    fontSize: '17px',
    lineHeight: '26px',
    outline: 'none',
    caretColor: vars.color.accent.default,
    color: vars.color.text.default,
    textOverflow: 'ellipsis',
    selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
  }),
);
export const escapeKey = style(inComponents({ flexShrink: 0, '@media': { [media.belowSm]: { display: 'none' } } }));
export const cancel = style(
  inComponents({ display: 'none', '@media': { [media.belowSm]: { display: 'block', flexShrink: 0 } } }),
);
export const results = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: vars.space[4],
    outline: 'none',
    scrollPaddingBlock: 8,
  }),
);
export const sectionTitle = style(
  inComponents({ ...typography.caption, padding: '12px 18px 4px', color: vars.color.text.muted }),
);
export const item = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: 44,
    marginInline: 6,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.lg,
    outline: 'none',
    cursor: 'pointer',
    color: vars.color.text.default,
    selectors: {
      '&[data-focused], &[data-hovered]': { background: vars.color.surface.selected },
      '&[data-pressed]': { background: vars.color.accent.subtle.strong },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const itemIcon = style(
  inComponents({
    flexShrink: 0,
    color: vars.color.text.muted,
    selectors: { '[data-focused] > &': { color: vars.color.accent.text } },
  }),
);
export const words = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    '@media': { [media.belowSm]: { display: 'block', paddingBlock: vars.space[3] } },
  }),
);
export const label = recipe({
  base: inComponents({
    flex: 1,
    minWidth: 0,
    ...oneLine,
    // Two lines on a phone, where half a title would not tell one policy from another.
    '@media': { [media.belowSm]: { WebkitLineClamp: 2, wordBreak: 'normal' } },
  }),
  variants: {
    voice: {
      product: {},
      document: inComponents({
        fontFamily: vars.font.document,
        fontWeight: 600,
        fontSize: '15px',
        textAutospace: 'no-autospace',
      } as Record<string, unknown>),
    },
  },
});
export const description = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    maxWidth: '50%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    textAutospace: 'no-autospace',
    '@media': { [media.belowSm]: { display: 'block', maxWidth: '100%' } },
  } as Record<string, unknown>),
);
/** As wide as a ruler with its longest words, so that rulers begin and end together. */
export const trailing = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    minWidth: 124,
    marginInlineStart: -4,
    color: vars.color.text.muted,
  }),
);
export const message = style(
  inComponents({
    ...typography.body,
    padding: '28px 18px 20px',
    textAlign: 'center',
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
export const skeleton = style(inComponents({ padding: '12px 18px 0' }));
export const noticeLine = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    margin: 0,
    padding: '8px 18px',
    color: vars.color.warning.text,
  }),
);
export const footer = style(
  inComponents({
    ...typography.caption,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    minHeight: 40,
    paddingInline: 18,
    borderBlockStart: hairline,
    background: vars.color.surface.sunken,
    color: vars.color.text.muted,
    // Keys that a phone does not have.
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);
export const hint = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const footerEnd = style(inComponents({ marginInlineStart: 'auto' }));
