import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;

export const page = style(inFeatures({ display: 'grid', gap: vars.space[8] }));
export const firm = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    color: vars.color.text.secondary,
  }),
);
export const firmName = style(
  inFeatures({ ...typography.titleMd, color: vars.color.text.default, textWrap: 'balance' }),
);

export const section = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
export const sectionHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[2]} ${vars.space[5]}` }),
);
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const secondary = style(inFeatures({ ...typography.meta, color: vars.color.text.secondary }));

export const gaps = style(inFeatures({ display: 'grid', borderBlockStart: hairline, maxWidth: 760 }));
export const gap = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    minHeight: 44,
    borderBlockEnd: hairline,
  }),
);
export const gapName = style(inFeatures({ flex: '1 1 200px', minWidth: 0, paddingBlock: vars.space[3] }));
/** Button whose words align with the list above. */
export const moreGaps = style(inFeatures({ marginInlineStart: `calc(-1 * ${vars.space[5]})` }));
export const gapActions = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const years = style(
  inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'block', marginBlockEnd: vars.space[4] } } }),
);
export const table = style(
  inFeatures({
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '@media': { [media.belowMd]: { display: 'block' } },
  }),
);
export const tableBody = style(inFeatures({ '@media': { [media.belowMd]: { display: 'block' } } }));
export const tableHead = style(
  inFeatures({
    '@media': {
      // Each field is named for those who cannot see the year above them.
      [media.belowMd]: { display: 'none' },
    },
  }),
);
export const headCell = style(
  inFeatures({
    ...typography.meta,
    paddingBlock: vars.space[3],
    paddingInlineEnd: vars.space[5],
    borderBlockEnd: hairline,
    color: vars.color.text.muted,
    fontWeight: 400,
    textAlign: 'start',
    selectors: {
      '&[data-is-name]': { width: '34%' },
      '&[data-is-about]': { width: 96, paddingInlineEnd: 10, textAlign: 'end' },
    },
  }),
);
export const row = style(
  inFeatures({
    borderBlockEnd: hairline,
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${vars.space[2]} ${vars.space[4]}`,
        paddingBlock: vars.space[4],
      },
    },
  }),
);
const cellBase = {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  verticalAlign: 'top',
  '@media': { [media.belowMd]: { padding: 0 } },
} as const;
export const nameCell = style(
  inFeatures({
    ...cellBase,
    ...typography.body,
    fontWeight: 400,
    textAlign: 'start',
    '@media': { [media.belowMd]: { padding: 0, gridRow: 1 } },
  }),
);
export const help = style(
  inFeatures({ ...typography.caption, display: 'block', color: vars.color.text.muted, textWrap: 'pretty' }),
);
export const valueCell = style(
  inFeatures({
    ...cellBase,
    '@media': {
      [media.belowMd]: {
        padding: 0,
        gridColumn: '1 / -1',
        selectors: { '&[data-is-other-year]': { display: 'none' } },
      },
    },
  }),
);
/** Field no wider than its usual content; on phones as wide as there is room. */
export const fieldBox = style(inFeatures({ maxWidth: 320, '@media': { [media.belowMd]: { maxWidth: 'none' } } }));
export const aboutCell = style(
  inFeatures({
    ...cellBase,
    paddingInlineEnd: 0,
    textAlign: 'end',
    '@media': { [media.belowMd]: { padding: 0, gridRow: 1, gridColumn: 2 } },
  }),
);
export const warned = style(inFeatures({ color: vars.color.warning.text }));
export const hidden = style(
  inFeatures({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

// In the grey of the words around them these look as if they could not be pressed.
globalStyle(`${aboutCell} button, ${gapActions} button:first-child, ${moreGaps} button`, {
  ...inFeatures({ color: vars.color.accent.text }),
});
