import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';
import { hairline } from '../DeckPage.css';

const { color, space } = vars;

export const toolHead = style(
  inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] }),
);
export const numbered = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    color: color.text.secondary,
  }),
);
/** As wide as the pane: rows bring their own padding. */
export const wholeWidth = style(inFeatures({ marginInline: `calc(-1 * ${space[7]})` }));
export const hits = style(inFeatures({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));
export const hit = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockStart: hairline,
  }),
);
/** What was found with the words around it, as one button. */
export const hitWords = style(
  inFeatures({
    ...typography.meta,
    flex: 1,
    minWidth: 0,
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.text.default,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.accent.text },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
  }),
);
