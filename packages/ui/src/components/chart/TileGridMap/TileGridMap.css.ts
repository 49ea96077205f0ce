import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../../theme';
import { stepInk } from '../stepInk.css';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const { sequential } = vars.data;
const ring = `0 0 0 2px ${vars.color.surface.default}, 0 0 0 4px ${vars.color.text.default}`;

/** Width of the map in px: 46 for a tile, smaller where eight of them do not fit. */
const gridWidth = 396;
export const map = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 46px))',
    gap: vars.space[2],
    maxWidth: gridWidth,
  }),
);
export const tile = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        ...noGaps,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        aspectRatio: '1',
        borderRadius: 5,
        cursor: 'pointer',
        userSelect: 'none',
        selectors: {
          '&[data-hovered]': { boxShadow: 'inset 0 0 0 2px currentColor' },
          '&[data-selected]': { position: 'relative', zIndex: vars.layer.base, boxShadow: ring },
          '&[data-selected][data-hovered]': { boxShadow: `${ring}, inset 0 0 0 2px currentColor` },
          '&[data-focus-visible]': { position: 'relative', zIndex: 1 },
          '&[data-selected][data-focus-visible]': { outlineOffset: '4px' },
        },
        '@media': {
          [media.forcedColors]: {
            border: '1px solid CanvasText',
            selectors: { '&[data-selected]': { outline: '3px solid Highlight' } },
          },
        },
      }),
    ),
  ],
  variants: {
    step: stepInk,
  },
});
export const short = style(inComponents({ ...typography.bodyStrong, lineHeight: '18px' }));
export const value = style(
  inComponents({ fontSize: '11px', lineHeight: '14px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const none = style(inComponents({ fontSize: '12px', lineHeight: '14px' }));
export const legend = style(
  inComponents({
    ...typography.caption,
    ...noGaps,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[5],
    maxWidth: gridWidth,
    marginBlockStart: vars.space[6],
    color: vars.color.text.muted,
  }),
);
export const ramp = style(inComponents({ display: 'flex', fontVariantNumeric: 'tabular-nums' }));
export const swatch = recipe({
  base: inComponents({
    width: 34,
    height: 8,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
    selectors: {
      ':first-child > &': { borderStartStartRadius: vars.radius.xs, borderEndStartRadius: vars.radius.xs },
      ':last-child > &': { borderStartEndRadius: vars.radius.xs, borderEndEndRadius: vars.radius.xs },
    },
  }),
  variants: {
    step: {
      1: inComponents({ background: sequential[1] }),
      2: inComponents({ background: sequential[2] }),
      3: inComponents({ background: sequential[3] }),
      4: inComponents({ background: sequential[4] }),
      5: inComponents({ background: sequential[5] }),
      6: inComponents({ background: sequential[6] }),
      7: inComponents({ background: sequential[7] }),
    },
  },
});
/** Label centred under the bound between two swatches. */
export const bound = style(
  inComponents({
    display: 'block',
    marginBlockStart: vars.space[2],
    textAlign: 'center',
    transform: 'translateX(50%)',
  }),
);
export const status = style(inComponents({ ...typography.caption, color: vars.color.warning.text }));
