import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../styles/focusRing.css';
import { inComponents, typography, vars } from '../../../theme';
import { stepInk } from '../stepInk.css';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

/** Scrolling box with room for focus rings at its edges; hidden text must scroll with its cell. */
export const box = style(inComponents({ position: 'relative', overflowX: 'auto', padding: 4, margin: -4 }));
export const matrix = style(inComponents({ ...noGaps, borderCollapse: 'separate', borderSpacing: 2, width: '100%' }));
export const columnHead = style(
  inComponents({ ...typography.caption, minWidth: 26, padding: 0, textAlign: 'center', color: vars.color.text.muted }),
);
/** Head of a row, which stays in view while the columns scroll. */
export const rowHead = style(
  inComponents({
    ...typography.meta,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.layer.base,
    minWidth: 112,
    maxWidth: 184,
    padding: `0 ${vars.space[4]} 0 0`,
    background: vars.color.surface.default,
    color: vars.color.text.default,
    fontWeight: 400,
    textAlign: 'start',
  }),
);
export const place = style(inComponents({ padding: 0 }));
export const figure = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 26,
        height: 26,
        padding: '0 2px',
        borderRadius: vars.radius.xs,
        fontSize: '12px',
        fontVariantNumeric: 'tabular-nums',
        textDecoration: 'none',
        selectors: {
          'a&[data-hovered]': { boxShadow: 'inset 0 0 0 2px currentColor' },
          '&[data-focus-visible]': { position: 'relative', zIndex: 1 },
        },
      }),
    ),
  ],
  variants: { step: stepInk },
});
