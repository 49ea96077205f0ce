import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;
/** Width in px of a column that can still be read. */
const narrowest = 200;
const topicWidth = 96;

export const wrap = style(inFeatures({ overflowX: 'auto', minWidth: 0 }));
export const table = style(
  inFeatures({
    ...typography.body,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: topicWidth + 3 * narrowest,
    '@media': { [media.belowMd]: { display: 'block', minWidth: 0 } },
  }),
);
const box = {
  padding: `${space[5]} ${space[5]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;
/** On a phone the documents stand under one another, in each topic. */
const stacked = { display: 'block', paddingInline: 0 } as const;

export const part = style(inFeatures({ '@media': { [media.belowMd]: { display: 'block' } } }));

export const corner = style(
  inFeatures({ width: topicWidth, borderBlockEnd: hairline, '@media': { [media.belowMd]: { display: 'none' } } }),
);
export const docHead = style(inFeatures({ ...box, '@media': { [media.belowMd]: stacked } }));
export const docFacts = style(inFeatures({ display: 'grid', justifyItems: 'start', gap: space[2], minWidth: 0 }));
export const docTop = style(
  inFeatures({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    width: '100%',
  }),
);
export const topic = style(
  inFeatures({
    ...box,
    paddingInlineStart: 0,
    color: color.text.secondary,
    '@media': {
      [media.belowMd]: {
        ...stacked,
        fontWeight: 600,
        paddingBlock: `${space[7]} ${space[3]}`,
        borderBlockEnd: 'none',
        color: color.text.default,
      },
    },
  }),
);
export const cell = style(inFeatures({ ...box, '@media': { [media.belowMd]: stacked } }));
/** Name of the document in its cell, where the column has no head above it. */
export const cellName = style(
  inFeatures({
    ...typography.meta,
    display: 'none',
    color: color.text.muted,
    '@media': { [media.belowMd]: { display: 'block', paddingBlockEnd: space[2] } },
  }),
);
export const list = style(inFeatures({ display: 'grid', gap: space[3], minWidth: 0 }));
