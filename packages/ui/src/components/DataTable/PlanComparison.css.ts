import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const edge = `1px solid ${color.border.default}`;

// The frame of what is only read out, which would widen the page otherwise.
export const wrap = style([focusRing, inComponents({ position: 'relative', overflowX: 'auto', minWidth: 0 })]);
export const table = style(
  inComponents({
    ...noGaps,
    ...typography.body,
    width: '100%',
    minWidth: 720,
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    color: color.text.default,
  }),
);
const cellBox = { padding: `9px ${space[7]}`, borderBottom: edge, textAlign: 'start', fontWeight: 400 } as const;
const framed = {
  background: color.surface.selected,
  borderInline: `1px solid ${color.accent.border}`,
} as const;
const forced = { [media.forcedColors]: { borderInline: '2px solid Highlight' } } as const;

/** Style of the first column, which stays while the plans are scrolled. */
const first = {
  paddingInlineStart: 0,
  width: 168,
  color: color.text.secondary,
  position: 'sticky',
  insetInlineStart: 0,
  background: color.surface.default,
} as const;
export const corner = style(inComponents({ ...cellBox, ...first }));
export const featureName = style(inComponents({ ...cellBox, ...first }));
export const cell = recipe({
  base: inComponents(cellBox),
  variants: {
    isSelected: { true: inComponents({ ...framed, '@media': forced }) },
    isLast: { true: {} },
  },
  compoundVariants: [
    {
      variants: { isSelected: true, isLast: true },
      style: inComponents({
        borderBottom: `1px solid ${color.accent.border}`,
        borderEndStartRadius: vars.radius.md,
        borderEndEndRadius: vars.radius.md,
      }),
    },
  ],
});
export const planHead = recipe({
  base: inComponents({
    ...cellBox,
    padding: `18px ${space[7]} ${space[6]}`,
    borderTop: '2px solid transparent',
    verticalAlign: 'top',
  }),
  variants: {
    isSelected: {
      true: inComponents({
        ...framed,
        borderTop: `2px solid ${color.accent.default}`,
        borderStartStartRadius: vars.radius.md,
        borderStartEndRadius: vars.radius.md,
        '@media': forced,
      }),
    },
  },
});
export const name = style(
  inComponents({
    ...typography.titleSm,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
  }),
);
export const description = style(
  inComponents({ ...typography.meta, display: 'block', minHeight: 20, color: color.text.muted }),
);
export const price = style(
  inComponents({
    display: 'block',
    marginTop: space[4],
    fontSize: '26px',
    lineHeight: '34px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const note = style(
  inComponents({ ...typography.meta, display: 'block', minHeight: 20, color: color.text.muted }),
);
export const missing = style(inComponents({ color: color.text.muted }));
