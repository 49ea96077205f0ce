import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;
const noAutospace = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const citation = style([
  focusRing,
  inComponents({
    ...noAutospace,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 17,
    height: 17,
    marginInline: 2,
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    background: color.accent.subtle.strong,
    color: color.accent.text,
    fontFamily: vars.font.sans,
    fontSize: '11px',
    lineHeight: '17px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: '1.5px',
    cursor: 'pointer',
    userSelect: 'none',
    // 25 for a pointer; in running text a larger one would cover the line above.
    '::after': { content: '""', position: 'absolute', inset: -4 },
    selectors: {
      '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.accent.border}` },
      '&[data-active]': { background: color.accent.default, color: color.accent.on },
      // Not in its source as quoted: another ground, and its name says so.
      '&[data-unproven]:not([data-active])': {
        background: color.warning.subtle,
        color: color.warning.text,
      },
      '&[data-missing]': {
        background: 'transparent',
        color: color.text.muted,
        boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
        textDecorationLine: 'line-through',
      },
    },
    '@media': {
      [media.belowMd]: { minWidth: 19, height: 19, fontSize: '12px', lineHeight: '19px', '::after': { inset: -6 } },
      [media.forcedColors]: {
        border: '1px solid LinkText',
        selectors: {
          '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);
export const peek = style(
  inComponents({
    width: 320,
    maxWidth: 'calc(100vw - 24px)',
    padding: space[6],
    borderRadius: vars.radius.lg,
    background: color.surface.overlay,
    color: color.text.default,
    boxShadow: vars.shadow.popover,
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant },
    },
  }),
);

export const card = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] }),
);
export const number = style(
  inComponents({
    ...noAutospace,
    display: 'grid',
    placeItems: 'center',
    minWidth: 17,
    height: 17,
    marginBlockStart: 4,
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    background: color.accent.subtle.strong,
    color: color.accent.text,
    fontSize: '11px',
    lineHeight: '17px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-active] > &': { background: color.accent.default, color: color.accent.on } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const title = style(
  inComponents({
    ...typography.titleSm,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-voice="document"] > &': {
        ...noAutospace,
        fontFamily: vars.font.document,
        fontSize: '16px',
        lineHeight: '26px',
      } as object,
    },
  }),
);
export const meta = style(
  inComponents({
    ...typography.caption,
    ...noAutospace,
    gridColumn: 2,
    display: 'flex',
    columnGap: space[4],
    color: color.text.muted,
  }),
);
export const where = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], minWidth: 0, overflowWrap: 'anywhere' }),
);
/** Kind of the source, at the end of the line with its origin. */
export const kind = style(inComponents({ marginInlineStart: 'auto', flexShrink: 0 }));
export const quote = style(
  inComponents({
    ...noAutospace,
    gridColumn: '1 / -1',
    marginBlockStart: space[4],
    paddingInlineStart: space[5],
    borderInlineStart: `2px solid ${color.border.strong}`,
    fontFamily: vars.font.document,
    fontSize: '14px',
    lineHeight: '25px',
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    selectors: {
      // What the product itself says is never set as an original.
      '&[data-quote-voice="product"]': { fontFamily: vars.font.sans, fontSize: '13px', lineHeight: '22px' },
      // The quote that the reader is at carries the edge of the official document (visual language §4).
      '[data-active][data-voice="document"] > &': {
        borderInlineStartColor: color.seal.default,
        color: color.text.default,
      },
      // 宋体 is the voice of official documents alone.
      '[data-voice="product"] > &': { fontFamily: vars.font.sans },
      '[data-active][data-voice="product"] > &': {
        borderInlineStartColor: color.accent.default,
        color: color.text.default,
      },
    },
  }),
);
export const missing = style(
  inComponents({ ...typography.meta, gridColumn: '1 / -1', marginBlockStart: space[4], color: color.text.muted }),
);
export const checked = style(
  inComponents({
    ...typography.caption,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[3],
    color: color.text.muted,
    selectors: {
      '&[data-check="verified"]': { color: color.success.text },
      '&[data-check="mismatch"]': { color: color.warning.text },
    },
  }),
);
export const checkedIcon = style(inComponents({ flex: 'none' }));
export const actions = style(
  inComponents({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[6], marginBlockStart: space[4] }),
);
