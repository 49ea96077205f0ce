import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

/** The sheet has its own edges. */
const edges = { paddingInline: space[7], '@media': { [media.belowMd]: { paddingInline: 0 } } };

export const counts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderBlockEnd: hairline,
    // In the sheet the cards need the room.
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const level = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gap: space[2],
    padding: `${space[5]} ${space[7]}`,
    textAlign: 'start',
    color: color.text.secondary,
    background: 'none',
    border: 0,
    borderInlineEnd: hairline,
    cursor: 'pointer',
    selectors: {
      '&:last-child': { borderInlineEnd: 0 },
      '&:hover': { background: color.surface.hover },
      '&[aria-pressed=true]': { background: color.surface.active },
      '&:focus-visible': { outline: `2px solid ${color.accent.default}`, outlineOffset: -2 },
    },
  }),
);
export const count = style(
  inFeatures({ ...typography.titleLg, color: color.text.default, fontVariantNumeric: 'tabular-nums' }),
);
export const stroke = styleVariants(
  {
    error: ['solid', color.danger.default],
    review: ['dashed', color.warning.default],
    suggestion: ['dotted', color.accent.default],
  },
  ([line, paint]) => [
    inFeatures({
      display: 'inline-block',
      width: 14,
      marginInlineEnd: space[4],
      verticalAlign: 'middle',
      borderBlockStart: `2px ${line} ${paint}`,
    }),
  ],
);
export const paneHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    ...edges,
    paddingBlock: space[5],
    borderBlockEnd: hairline,
  }),
);
export const paneRow = style(inFeatures({ ...edges, paddingBlock: space[3], borderBlockEnd: hairline }));
export const note = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    ...edges,
    paddingBlock: space[4],
    borderBlockEnd: hairline,
    color: color.text.muted,
  }),
);
/** What the keys do: on a phone there are none. */
export const keys = style(
  inFeatures({ marginInlineStart: 'auto', '@media': { [media.belowMd]: { display: 'none' } } }),
);
export const detail = style(inFeatures({ display: 'grid', gap: space[1], marginBlockStart: space[3] }));
/** Frameless buttons that start where the words do. */
export const detailLinks = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: -10 }),
);
export const detailRow = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], marginBlockStart: space[3] }),
);
