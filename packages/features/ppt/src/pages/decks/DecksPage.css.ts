import { inFeatures, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(inFeatures({ ...pageBox, display: 'grid', gap: space[9] }));
export const section = style(inFeatures({ display: 'grid', gap: space[6] }));
export const sectionTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
const start = { display: 'grid', gap: space[6], justifyItems: 'start', maxWidth: 760 } as const;
/** What another page handed over. */
export const handedStart = style(inFeatures(start));
/** One start of several. */
export const form = style(inFeatures(start));
export const wide = style(inFeatures({ width: '100%' }));
export const decks = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: space[7],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
/** The link in it is as wide as its column, not as its name. */
export const deckItem = style(inFeatures({ display: 'grid', minWidth: 0 }));
export const deck = style(
  inFeatures({
    display: 'grid',
    flexGrow: 1,
    gap: space[4],
    color: color.text.default,
    textDecoration: 'none',
    minWidth: 0,
  }),
);
export const deckName = style(
  inFeatures({
    ...typography.bodyStrong,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const deckFacts = style(inFeatures({ ...typography.meta, color: color.text.muted }));
/** Page of paper where there are no slides yet. */
export const paper = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    fontSize: 40,
    color: color.text.muted,
    background: color.surface.sunken,
  }),
);
