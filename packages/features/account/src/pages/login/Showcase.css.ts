import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const showcase = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    paddingInline: `96px ${vars.space[12]}`,
    paddingBlockEnd: vars.space[9],
    '@media': {
      [media.belowLg]: { paddingInline: vars.space[11] },
      [media.belowMd]: { display: 'none' },
    },
  }),
);
export const headline = style(
  inFeatures({
    fontFamily: vars.font.document,
    fontSize: '36px',
    lineHeight: '54px',
    fontWeight: 600,
    letterSpacing: '.02em',
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[7],
    '@media': { [media.belowLg]: { fontSize: '26px', lineHeight: '40px', letterSpacing: 0 } },
  }),
);
export const line = style(inFeatures({ display: 'block', whiteSpace: 'nowrap' }));
export const rulers = style(
  inFeatures({ display: 'grid', gap: vars.space[8], maxWidth: '520px', marginBlockStart: '56px' }),
);
export const demo = style(
  inFeatures({
    ...typography.caption,
    color: vars.color.text.muted,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[7],
  }),
);
