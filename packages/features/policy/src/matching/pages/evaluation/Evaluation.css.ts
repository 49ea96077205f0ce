import { inFeatures, media, pageBox, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0];

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[8],
    ...pageBox,
    '@media': { [media.belowMd]: { gap: vars.space[7] } },
  }),
);
export const view = style(inFeatures({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
export const head = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
export const headActions = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'end',
    '@media': { [media.belowMd]: { justifyItems: 'start' } },
  }),
);
export const muted = style(
  inFeatures({ ...typography.meta, ...noGaps, color: vars.color.text.muted, textWrap: 'pretty' }),
);
export const section = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const sectionHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
  }),
);
export const list = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: vars.space[3],
    paddingInlineStart: vars.space[6],
    listStyle: 'disc',
  }),
);

export const figuresBox = style(inFeatures({ containerType: 'inline-size' }));
export const figures = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    border: hairline,
    borderRadius: vars.radius.lg,
    '@container': { '(width < 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const figure = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    padding: `${vars.space[5]} ${vars.space[6]}`,
    minWidth: 0,
    selectors: { '& + &': { borderInlineStart: hairline } },
    '@container': {
      '(width < 640px)': {
        selectors: {
          '&:nth-child(odd)': { borderInlineStart: 0 },
          '&:nth-child(n + 3)': { borderBlockStart: hairline },
        },
      },
    },
  }),
);
export const figureName = style(inFeatures({ ...typography.caption, color: vars.color.text.muted }));
export const figureValue = style(
  inFeatures({ ...typography.titleMd, color: vars.color.text.default, fontVariantNumeric: 'tabular-nums' }),
);

export const plan = style(
  inFeatures({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }),
);
export const step = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    padding: vars.space[5],
    border: hairline,
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
  }),
);
export const stepYear = style(inFeatures({ ...typography.bodyStrong, color: vars.color.accent.text }));

export const rdSum = style(inFeatures({ ...typography.body, display: 'grid', gap: vars.space[5] }));
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[5],
    '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const bones = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
