import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Width in px of the number before the column of the answers. */
const indent = 28;

export const card = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    paddingInlineStart: indent,
    minWidth: 0,
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[8]})`,
    scrollMarginBlockEnd: 100,
    // On a phone the bar with the progress stays above the question.
    '@media': {
      [media.belowMd]: { paddingInlineStart: 0, scrollMarginBlockStart: `calc(${vars.size.topbar} + 80px)` },
    },
  }),
);
export const title = style(
  inFeatures({
    ...typography.titleSm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    marginInlineStart: -indent,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMd]: { ...typography.titleLg, marginInlineStart: 0 } },
  }),
);
export const number = style(
  inFeatures({
    width: indent - 8,
    flexShrink: 0,
    color: vars.color.text.muted,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-current] &': { color: vars.color.accent.text, fontWeight: 600 } },
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const help = style(
  inFeatures({
    ...typography.meta,
    marginBlockStart: -6,
    color: vars.color.text.muted,
    textWrap: 'pretty',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const way = style(inFeatures({ display: 'flex' }));
export const field = style(inFeatures({ maxWidth: 240, '@media': { [media.belowMd]: { maxWidth: 'none' } } }));
export const failure = style(inFeatures({ display: 'flex' }));
export const why = style(
  inFeatures({
    ...typography.meta,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[3],
    alignItems: 'start',
    color: vars.color.text.muted,
    textWrap: 'pretty',
  }),
);
export const whyIcon = style(inFeatures({ display: 'flex', paddingBlockStart: 3 }));
export const saved = style(
  inFeatures({
    ...typography.caption,
    // Keeps its line: what comes and goes must not move what is below.
    minHeight: 18,
    marginBlockStart: -4,
    color: vars.color.text.muted,
  }),
);
