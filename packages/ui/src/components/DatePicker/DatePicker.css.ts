import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, size } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const placeholder = style(inComponents({ color: color.text.muted, cursor: 'progress' }));

/** Parts of a date on one line; a range has two, with 至 between. */
export const dateInput = style(
  inComponents({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
export const inputs = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    // Two dates in a narrow field stand one above the other.
    paddingBlock: vars.space[2],
    flex: 1,
    minWidth: 0,
  }),
);
export const between = style(inComponents({ color: color.text.muted }));
export const segment = style(
  inComponents({
    paddingInline: 1,
    borderRadius: vars.radius.xs,
    outline: 'none',
    selectors: {
      '&[data-type="literal"]': { color: color.text.muted, paddingInline: 2 },
      '&[data-placeholder]': { color: color.text.muted },
      '&[data-focused]': { background: color.accent.default, color: color.accent.on },
      '&[data-disabled]': { color: color.text.disabled },
      '&[data-invalid][data-focused]': { background: color.danger.default, color: color.danger.on },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'FieldText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
export const openButton = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    flexShrink: 0,
    marginInlineEnd: -6,
    borderRadius: vars.radius.sm,
    color: color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.default },
      '&[data-pressed]': { background: color.surface.active },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.belowMd]: { width: 36, height: 36 } },
  }),
]);

export const dialog = style(inComponents({ padding: vars.space[5], outline: 'none', overflow: 'auto' }));
export const calendar = style(inComponents({ ...typography.meta, width: 'max-content' }));
export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBottom: vars.space[3],
  }),
);
export const heading = style(
  inComponents({ ...noGaps, ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums', textWrap: 'nowrap' }),
);
export const turn = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: size.control.md,
    height: size.control.md,
    borderRadius: vars.radius.md,
    color: color.text.secondary,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.active },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.belowMd]: { width: size.control.touch, height: size.control.touch } },
  }),
]);
export const grid = style(inComponents({ borderSpacing: '0 2px', borderCollapse: 'separate' }));
export const weekday = style(
  inComponents({ ...typography.caption, height: 28, color: color.text.muted, fontWeight: 400, textAlign: 'center' }),
);
const choice = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.md,
  outline: 'none',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
} as const;
const chosen = { background: color.accent.default, color: color.accent.on } as const;
const ring = { boxShadow: `0 0 0 2px ${color.surface.overlay}, 0 0 0 4px ${color.focus}`, zIndex: 1 } as const;
const forced = {
  forcedColorAdjust: 'none',
  color: 'CanvasText',
  selectors: {
    '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
    '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: 2 },
    '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
  },
} as const;

export const day = recipe({
  base: inComponents({
    ...choice,
    width: 34,
    height: size.control.md,
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-today]': { fontWeight: 600, color: color.accent.text },
      '&[data-today]::after': {
        content: '""',
        position: 'absolute',
        bottom: 4,
        width: 12,
        height: 2,
        background: 'currentColor',
      },
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      '&[data-unavailable]': {
        color: color.text.muted,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
        background: 'none',
      },
      '&[data-focus-visible]': ring,
    },
    '@media': { [media.belowMd]: { width: 42, height: size.control.touch }, [media.forcedColors]: forced },
  }),
  variants: {
    isRange: {
      // Only the ends are full; the days between are a band.
      true: inComponents({
        selectors: {
          '&[data-selected]': { background: color.accent.subtle.strong, color: color.accent.text, borderRadius: 0 },
          '&[data-selection-start], &[data-selection-end]': chosen,
          '&[data-selection-start]': { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
          '&[data-selection-end]': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
          '&[data-invalid]': { background: color.danger.subtle, color: color.danger.text },
        },
      }),
      false: inComponents({
        selectors: {
          '&[data-selected]': chosen,
          '&[data-selected][data-invalid]': { background: color.danger.default, color: color.danger.on },
        },
      }),
    },
  },
});
export const months = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'repeat(3, 72px)', gap: vars.space[2], outline: 'none' }),
);
export const month = style(
  inComponents({
    ...choice,
    ...noGaps,
    height: 36,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-selected]': chosen,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      '&[data-focus-visible]': ring,
    },
    '@media': { [media.belowMd]: { height: size.control.touch }, [media.forcedColors]: forced },
  } as Parameters<typeof inComponents>[0]),
);
export const monthButton = style(inComponents({ cursor: 'pointer', textAlign: 'start', userSelect: 'none' }));
export const monthValue = style(
  inComponents({
    ...noGaps,
    flex: 1,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-placeholder]': { color: color.text.muted } },
  }),
);
export const monthIcon = style(
  inComponents({
    color: color.text.muted,
    selectors: {
      '[data-disabled] > &': { color: color.text.disabled },
      '[data-invalid] > &': { color: color.danger.text },
    },
  }),
);
