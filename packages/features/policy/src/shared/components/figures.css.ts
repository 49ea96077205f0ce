import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0];

/** Container of four figures, which are arranged by its width. */
export const figuresBox = style(inFeatures({ containerType: 'inline-size' }));
const twoColumns = '(max-width: 720px)';
const oneColumn = '(max-width: 420px)';
export const figures = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    border: hairline,
    borderRadius: vars.radius.lg,
    '@container': {
      [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const figure = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    minWidth: 0,
    padding: `${vars.space[5]} 18px`,
    selectors: { '&:not(:first-child)': { borderInlineStart: hairline } },
    '@container': {
      [twoColumns]: {
        selectors: {
          '&:nth-child(3)': { borderInlineStart: 0 },
          '&:nth-child(n + 3)': { borderBlockStart: hairline },
        },
      },
      [oneColumn]: { selectors: { '&:not(:first-child)': { borderInlineStart: 0, borderBlockStart: hairline } } },
    },
  }),
);
export const figureName = style(inFeatures({ ...typography.caption, color: vars.color.text.muted }));
export const figureValue = style(
  inFeatures({
    ...typography.titleMd,
    ...noGaps,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const figureNote = style(
  inFeatures({
    ...typography.meta,
    ...noGaps,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
