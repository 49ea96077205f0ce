import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, layers, media, typography, vars } from '../../theme';

const { color, space } = vars;
const rowHeight = createVar();
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
type Rules = Parameters<typeof inComponents>[0];
/** Name of the container of a table whose columns do not fit a tablet. */
const roomy = 'hc-roomy-table';
/** Rules of a table too narrow for its columns: a row becomes two lines, and the names of the columns are only read out. */
const whenStacked = (rules: Rules) =>
  ({ '(max-width: 560px)': rules, [`${roomy} (max-width: 880px)`]: rules }) as Rules['@container'];

export const box = recipe({
  base: inComponents({
    containerType: 'inline-size',
    minWidth: 0,
    overflow: 'auto',
    overflowAnchor: 'none',
    overscrollBehaviorX: 'contain',
  }),
  variants: { isRoomy: { true: inComponents({ containerName: roomy }) } },
});
export const table = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        ...noGaps,
        ...typography.meta,
        display: 'block',
        minWidth: 'min-content',
        color: color.text.default,
        // Focus shows on the row that the grid is at.
        selectors: { '&:focus-visible': { outline: 'none' } },
        '@container': whenStacked({ minWidth: 0 }),
      }),
    ),
  ],
  variants: {
    size: {
      sm: inComponents({ vars: { [rowHeight]: vars.size.row.compact } }),
      md: inComponents({ vars: { [rowHeight]: vars.size.row.default } }),
      lg: inComponents({ vars: { [rowHeight]: '49px' } }),
    },
  },
});
export const head = style(
  inComponents({
    display: 'block',
    position: 'sticky',
    top: 0,
    zIndex: vars.layer.sticky,
    background: color.surface.default,
    '@container': whenStacked({
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    }),
  }),
);
export const body = style(inComponents({ display: 'block' }));
const line = {
  display: 'grid',
  // Set by the table: one track per column.
  gridTemplateColumns: 'var(--hc-table-columns)',
  columnGap: space[5],
  alignItems: 'center',
  borderBottom: `1px solid ${color.border.default}`,
} as const;
const headLine = inComponents({ ...line, minHeight: 36 });
export const headRow = style(headLine);
// Rows that react-aria draws by itself: the one of the head, and the one that stands for none.
globalStyle(`${head} > tr`, headLine);
globalStyle(`${body}[data-empty] > tr, ${body}[data-empty] > tr > td`, inComponents({ display: 'block' }));
/** Words that begin where the figures before them end keep off them. */
const afterFigures = {
  selectors: { '[data-label] + &': { paddingInlineStart: space[6] } },
} as const;
export const headCell = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        ...typography.caption,
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        minWidth: 0,
        color: color.text.muted,
        fontWeight: 400,
        textAlign: 'start',
        whiteSpace: 'nowrap',
        borderRadius: vars.radius.sm,
        selectors: {
          '&[data-allows-sorting], &[data-sortable]': { cursor: 'pointer' },
          '&[data-allows-sorting][data-hovered], &[data-sortable]:hover, &[aria-sort=ascending], &[aria-sort=descending]':
            {
              color: color.text.default,
            },
        },
      }),
    ),
  ],
  variants: {
    align: { start: inComponents(afterFigures), end: inComponents({ justifyContent: 'flex-end', textAlign: 'end' }) },
  },
});
export const sortButton = style([
  focusRing,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
  }),
]);
/** Sort arrow; one that is not in force shows only on hover and focus. */
export const sortIcon = style(
  inComponents({
    display: 'inline-flex',
    opacity: 0,
    selectors: {
      '[aria-sort=ascending] &, [aria-sort=descending] &, [data-hovered] > &, [data-focus-visible] > &, [role=columnheader]:hover &':
        {
          opacity: 1,
        },
      '[aria-sort=descending] &': { rotate: '180deg' },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);
export const row = style([
  focusRing,
  inComponents({
    ...line,
    minHeight: rowHeight,
    paddingBlock: space[2],
    outlineOffset: -2,
    selectors: {
      // Words stay readable while newer rows are on their way.
      '[aria-busy=true] &': { background: vars.color.surface.sunken, cursor: 'progress' },
      '&:hover, &[data-hovered]': { background: color.surface.hover },
      '&[data-selected], &[aria-selected=true]': { background: color.surface.selected },
      '&[data-href], &[data-action]': { cursor: 'pointer' },
      '&[data-focus-visible], [role=grid]:focus-visible &[data-active]': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: -2,
      },
    },
    '@container': whenStacked({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[5],
      rowGap: space[1],
      paddingBlock: space[4],
    }),
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected], &[aria-selected=true]': { borderInlineStart: '3px solid Highlight' } },
      },
      // Every row on paper.
      [media.print]: { breakInside: 'avoid' },
    },
  }),
]);
export const cell = recipe({
  base: inComponents({
    minWidth: 0,
    padding: 0,
    color: color.text.secondary,
    fontWeight: 400,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2, borderRadius: vars.radius.sm },
    },
    '@container': whenStacked({ selectors: { '&:empty': { display: 'none' } } }),
  }),
  variants: {
    align: {
      start: inComponents({
        ...afterFigures,
        '@container': whenStacked({ selectors: { '[data-label] + &': { paddingInlineStart: 0 } } }),
      }),
      end: inComponents({
        ...noGaps,
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        // Without its head a figure says what it counts.
        '@container': whenStacked({
          textAlign: 'start',
          '::before': { content: 'attr(data-label)', marginInlineEnd: space[2], color: color.text.muted },
        }),
      }),
    },
    isRowHeader: {
      true: inComponents({
        ...typography.body,
        color: color.text.default,
        // With the check box it fills the first line.
        '@container': whenStacked({
          flex: '1 1 calc(100% - 40px)',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          // A rank before the name stays on its line.
          selectors: { '[data-label] + &': { flexBasis: '60%' } },
        }),
      }),
    },
    /** Whether a name is never cut, as where rows may be of different heights. */
    isWhole: { true: inComponents({ whiteSpace: 'normal', overflowWrap: 'anywhere' }) },
    isActions: {
      true: inComponents({
        overflow: 'visible',
        opacity: 0,
        selectors: {
          '[role=row]:hover &, [role=row]:focus-within &, [role=row][data-focus-visible] &, [data-active] &': {
            opacity: 1,
          },
        },
        '@media': { '(hover: none)': { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
        '@container': whenStacked({ marginInlineStart: 'auto' }),
      }),
      always: inComponents({ overflow: 'visible', '@container': whenStacked({ marginInlineStart: 'auto' }) }),
    },
    // The whole height of the row is the target.
    isSelection: {
      true: inComponents({
        overflow: 'visible',
        alignSelf: 'stretch',
        display: 'flex',
        alignItems: 'center',
        cursor: 'pointer',
      }),
    },
  },
});
export const boneRow = style(
  inComponents({
    ...line,
    minHeight: rowHeight,
    '@container': whenStacked({ display: 'flex', flexWrap: 'wrap', gap: space[4], paddingBlock: space[5] }),
  }),
);
// Two lines, as the row will have.
globalStyle(`${boneRow} > :nth-child(n + 4)`, {
  '@layer': { [layers.components]: { '@container': whenStacked({ display: 'none' }) } },
});
