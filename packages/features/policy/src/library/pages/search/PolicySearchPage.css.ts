import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(inFeatures({ maxWidth: vars.size.content.max, minWidth: 0 }));
export const hidden = style(
  inFeatures({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const head = style(
  inFeatures({
    paddingInline: vars.size.page.gutter,
    paddingBlockStart: vars.size.page.top,
    display: 'grid',
    gap: vars.space[5],
  }),
);
export const searchBox = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 10 }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: 36,
    paddingInline: vars.size.page.gutter,
    paddingBlockEnd: vars.space[11],
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const filters = style(
  inFeatures({
    paddingBlockStart: 14,
    '@media': { [media.belowLg]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
/** Button that opens the facets where they have no column. */
export const filterButton = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
export const summaryRow = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[5]}`,
    paddingBlockStart: 13,
  }),
);
export const summary = style(
  inFeatures({
    ...typography.meta,
    color: vars.color.text.muted,
    // As high as a chip, so that the list does not move when the first one comes; nothing when there is nothing to say.
    selectors: { '&:not(:empty)': { paddingBlock: 3 } },
  }),
);
export const examples = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[5]}`,
    color: vars.color.text.muted,
  }),
);
export const example = style(inFeatures({ whiteSpace: 'nowrap' }));
export const chips = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));
export const note = style(inFeatures({ paddingBlockStart: vars.space[4] }));
/** Heading above the documents, below the answering clauses. */
export const documents = style(
  inFeatures({ ...typography.bodyStrong, paddingBlockStart: vars.space[6], color: vars.color.text.secondary }),
);
/** List of the previous search, dimmed while the new one cannot be loaded. */
export const kept = style(
  inFeatures({
    vars: {
      [vars.color.text.default]: vars.color.text.muted,
      [vars.color.text.secondary]: vars.color.text.muted,
    },
    color: vars.color.text.muted,
    filter: 'grayscale(1)',
  }),
);
export const results = style(inFeatures({ minWidth: 0, outline: 'none' }));
export const pages = style(inFeatures({ paddingBlockStart: vars.space[7] }));
export const help = style(
  inFeatures({ display: 'grid', justifyItems: 'center', gap: vars.space[3], marginBlockStart: vars.space[6] }),
);
export const helpList = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${vars.space[4]} ${vars.space[5]}` }),
);
