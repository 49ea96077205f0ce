import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const gutter = '10px';

/** Two columns: the showcase, and the panel of sign-in; on phones one. */
export const desk = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: '100dvh',
    background: vars.color.canvas,
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
      [media.belowMd]: {
        display: 'flex',
        flexDirection: 'column',
        background: vars.color.surface.default,
      },
    },
  }),
);
const inset = { paddingInlineStart: '96px', '@media': {} };
export const brand = style(
  inFeatures({
    ...inset,
    paddingBlockStart: '36px',
    '@media': {
      [media.belowLg]: { paddingInlineStart: vars.space[11] },
      [media.belowMd]: { paddingBlockStart: vars.space[8], paddingInline: vars.space[6] },
    },
  }),
);
export const sheet = style(
  inFeatures({
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    margin: `${gutter} ${gutter} ${gutter} 0`,
    padding: `${vars.space[11]} ${vars.space[8]} ${vars.space[13]}`,
    borderRadius: vars.radius.xl,
    background: vars.color.surface.default,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    '@media': {
      [media.belowMd]: {
        flex: 1,
        margin: 0,
        padding: `${vars.space[9]} ${vars.space[6]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
        alignItems: 'flex-start',
        borderRadius: 0,
        boxShadow: 'none',
      },
    },
  }),
);
/** Panel as high as its longest form, so that changing tabs moves nothing. */
export const panel = style(
  inFeatures({
    width: '100%',
    maxWidth: '360px',
    minHeight: '440px',
    '@media': { [media.belowMd]: { maxWidth: '440px', minHeight: 0 } },
  }),
);
export const notice = style(inFeatures({ marginBlockStart: vars.space[6] }));
export const tabs = style(inFeatures({ marginBlockStart: vars.space[7] }));
export const tabPanel = style(inFeatures({ paddingBlockStart: vars.space[8] }));
export const back = style(inFeatures({ marginInlineStart: -10, marginBlockEnd: vars.space[5] }));
export const intro = style(
  inFeatures({ ...typography.body, marginBlockStart: vars.space[4], marginBlockEnd: vars.space[8] }),
);
