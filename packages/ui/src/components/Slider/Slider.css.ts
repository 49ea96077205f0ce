import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const slider = style(inComponents({ ...typography.caption, display: 'block', minWidth: 0 }));
export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    whiteSpace: 'nowrap',
  }),
);
export const label = style(inComponents({ ...typography.meta, fontWeight: 500, color: color.text.secondary }));
export const output = style(
  inComponents({ ...noGaps, ...typography.meta, color: color.text.default, fontVariantNumeric: 'tabular-nums' }),
);
/** Line in the middle of a strip as high as a finger needs. */
export const track = style(
  inComponents({
    position: 'relative',
    height: 24,
    cursor: 'pointer',
    touchAction: 'none',
    selectors: { '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' } },
    '@media': {
      [media.belowMd]: { height: vars.size.control.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1 } } },
    },
  }),
);
const onLine = {
  position: 'absolute',
  top: 'calc(50% - 1px)',
  height: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
} as const;
export const line = style(
  inComponents({
    ...onLine,
    insetInline: 0,
    background: color.rule.track,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  }),
);
export const fill = style(
  inComponents({
    ...onLine,
    background: color.accent.default,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
/** Stop (止口) on the ruler; it grows under the pointer. */
export const thumb = style(
  inComponents({
    top: '50%',
    width: 24,
    height: 24,
    outline: 'none',
    cursor: 'grab',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 10,
      insetBlock: 5,
      borderRadius: 2,
      background: color.accent.default,
      transition: `inset ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    },
    selectors: {
      '&[data-hovered]::before': { background: color.accent.hover },
      '&[data-dragging]': { cursor: 'grabbing' },
      '&[data-hovered]::before, &[data-dragging]::before': { insetInline: 9, insetBlock: 3 },
      '&[data-dragging]::before': { background: color.accent.active },
      '&[data-focus-visible]::before': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-disabled]::before': { background: color.rule.tick },
    },
    '@media': {
      [media.belowMd]: {
        width: vars.size.control.touch,
        height: vars.size.control.touch,
        '::before': { insetInline: 20, insetBlock: 14 },
      },
      [media.forcedColors]: {
        '::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        selectors: { '&[data-disabled]::before': { background: 'GrayText' } },
      },
      [media.reducedMotion]: { '::before': { transition: 'none' } },
    },
  }),
);
/** Bars of the distribution, which stand on the line. */
export const bars = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-end',
    gap: 2,
    height: 34,
    marginTop: vars.space[2],
    marginBottom: -13,
    '@media': { [media.belowMd]: { marginBottom: -23 } },
  }),
);
export const bar = recipe({
  base: inComponents({
    flex: 1,
    background: color.rule.track,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  }),
  variants: {
    isWithin: {
      true: inComponents({
        background: color.accent.default,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      }),
    },
    isDisabled: { true: inComponents({ opacity: 0.45 }) },
  },
});
export const ends = style(
  inComponents({
    ...noGaps,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
